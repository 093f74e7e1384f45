import type { ImportableKind, ImportDuplicateReason } from '@navette/shared/domain';
import { useFormats, useLocale, useT, messageKey, type Locale } from '@navette/shared/i18n';
import { Alert, Box, Button, Flex, Text } from '@navette/shared/ui';
import { FileFailure, SelectBox } from '@navette/shared/ui-form';
import { SegmentedControl, useConfirm } from '@navette/shared/ui-overlay';
import { AT_HAND, DataTable, type FormattingContext, type TableColumn } from '@navette/shared/ui-table';
import { Upload } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import {
  guessedKinds,
  choicesOf,
  defaultChoice,
  isGuessed,
  type PreviewRow,
  type RowChoice,
  type RowState,
  stateOf,
  fieldLabel,
  guessTexts,
} from './preview-row.ts';
import { rowName } from './import-requests.ts';

interface PreviewStepProps {
  readonly kind: ImportableKind;
  readonly rows: readonly PreviewRow[];
  readonly busy: boolean;
  readonly error: unknown;
  readonly onBack: () => void;
  readonly onRun: (choices: ReadonlyMap<number, RowChoice>) => void;
}

const SORT = { column: 'row', descending: false } as const;
const PAGE_SIZES = [30, 100, 'all'] as const;
const keyOf = ({ row }: PreviewRow) => row;
type Shown = 'all' | RowState;

/** Preview of all rows with their errors, duplicates and actions. */
export function PreviewStep({ kind, rows, busy, error, onBack, onRun }: PreviewStepProps): ReactNode {
  const t = useT();
  const locale = useLocale();
  const formats = useFormats();
  const confirm = useConfirm();
  const [choices, setChoices] = useState<ReadonlyMap<number, RowChoice>>(new Map());
  const [shown, setShown] = useState<Shown>('all');
  const columns = useMemo(
    () =>
      previewColumns(kind, locale, choices, (row, choice) =>
        setChoices((before) => new Map(before).set(row.row, choice)),
      ),
    [kind, locale, choices],
  );
  const visible = useMemo(
    () =>
      shown === 'all'
        ? rows
        : rows.filter(
            (row) => stateOf(row) === shown || (shown === 'guessed' && row.fields.length === 0 && isGuessed(row)),
          ),
    [rows, shown],
  );
  const count = (state: RowState) => rows.filter((row) => stateOf(row) === state).length;
  const choiceOf = (row: PreviewRow) => choices.get(row.row) ?? defaultChoice(row);
  const duplicates = rows.filter((row) => stateOf(row) === 'duplicate');
  const chooseAll = (choice: RowChoice) =>
    setChoices(
      new Map([
        ...choices,
        ...duplicates.flatMap((row) => (choicesOf(row, kind).includes(choice) ? [[row.row, choice] as const] : [])),
      ]),
    );
  const taken = rows.filter((row) => choiceOf(row) !== 'skip');
  const guessed = taken.filter(isGuessed);
  const run = async () => {
    if (guessed.length > 0) {
      const kinds = guessedKinds(guessed, { kind, locale, t, formats });
      const agreed = await confirm({
        title: t('import.guessed.title', { count: guessed.length }),
        body: (
          <Box as="ul" listStyleType="disc" paddingInlineStart="5">
            {kinds.map(({ count: times, example }) => (
              <li key={example}>{t('import.guessed.body', { count: times, example })}</li>
            ))}
          </Box>
        ),
        confirmLabel: t('import.run', { count: taken.length }),
        cancelLabel: t('import.guessed.check'),
        icon: <Upload aria-hidden />,
        danger: false,
      });
      if (!agreed) return setShown('guessed');
    }
    onRun(choices);
  };
  return (
    <>
      <Flex gap="2" wrap="wrap" align="center">
        <Button onClick={onBack} disabled={busy}>
          {t('import.preview.back')}
        </Button>
        <Button variant="solid" loading={busy} disabled={taken.length === 0} onClick={() => void run()}>
          {t('import.run', { count: taken.length })}
        </Button>
        <Text tone="muted" role="status">
          {t('import.preview.counts', {
            fresh: count('new'),
            guessed: count('guessed'),
            duplicates: duplicates.length,
            refused: count('refused'),
          })}
        </Text>
      </Flex>
      {error !== undefined && <FileFailure error={error} />}
      {count('refused') > 0 && <Alert status="warning" live={false} title={t('import.preview.refused')} />}
      <DataTable
        tableId="import-preview"
        label={t('import.preview.table')}
        columns={columns}
        rows={visible}
        load={AT_HAND}
        rowKey={keyOf}
        defaultSort={SORT}
        pageSizes={PAGE_SIZES}
        csvName="import-preview"
        emptyText={t('import.preview.empty')}
        filters={
          <SegmentedControl<Shown>
            label={t('import.preview.show')}
            value={shown}
            onChange={setShown}
            segments={[
              { value: 'all', label: t('import.show.all') },
              { value: 'refused', label: t('import.show.refused') },
              { value: 'guessed', label: t('import.show.guessed') },
              { value: 'duplicate', label: t('import.show.duplicate') },
            ]}
          />
        }
        tools={
          duplicates.length > 0 && (
            <Flex gap="1">
              <Button size="sm" onClick={() => chooseAll('skip')}>
                {t('import.all.skip')}
              </Button>
              {kind !== 'bookings' && (
                <Button size="sm" onClick={() => chooseAll('update')}>
                  {t('import.all.update')}
                </Button>
              )}
            </Flex>
          )
        }
      />
    </>
  );
}

const STATES = {
  refused: messageKey('import.state.refused'),
  duplicate: messageKey('import.state.duplicate'),
  guessed: messageKey('import.state.guessed'),
  new: messageKey('import.state.new'),
} as const;
const REASONS: Readonly<Record<ImportDuplicateReason, string>> = {
  ssn: messageKey('import.reason.ssn'),
  nameAndBirthday: messageKey('import.reason.nameAndBirthday'),
  nameAndAddress: messageKey('import.reason.nameAndAddress'),
  name: messageKey('import.reason.name'),
  number: messageKey('import.reason.number'),
  trip: messageKey('import.reason.trip'),
};
const CHOICES: Readonly<Record<RowChoice, string>> = {
  create: messageKey('import.choice.create'),
  skip: messageKey('import.choice.skip'),
  update: messageKey('import.choice.update'),
};

function previewColumns(
  kind: ImportableKind,
  locale: Locale,
  choices: ReadonlyMap<number, RowChoice>,
  choose: (row: PreviewRow, choice: RowChoice) => void,
): TableColumn<PreviewRow>[] {
  const remarks = (row: PreviewRow, { t, formats }: FormattingContext) =>
    [
      ...row.fields.map(({ field, messageKey: key, params }) =>
        t('import.problem', { field: fieldLabel(kind, locale, field), message: t(key, params) }),
      ),
      ...guessTexts(row, { kind, locale, t, formats }).map(({ text }) => text),
      ...row.duplicates.map(({ row: earlier, name, detail, reason }) =>
        t(earlier === undefined ? 'import.duplicate' : 'import.duplicate.row', {
          name,
          row: earlier ?? 0,
          detail: detail !== null && /^\d{4}-\d\d-\d\d$/u.test(detail) ? formats.formatDate(detail) : (detail ?? ''),
          reason: t(REASONS[reason]),
        }),
      ),
    ].join(' · ');
  return [
    { id: 'row', header: messageKey('import.column.row'), kind: 'id', value: ({ row }) => row, fixed: true },
    {
      id: 'name',
      header: messageKey('import.column.name'),
      value: ({ values }) => rowName(kind, values),
      minWidth: 140,
      grow: 2,
    },
    {
      id: 'state',
      header: messageKey('import.column.state'),
      value: (row) => stateOf(row),
      text: (row, { t }) => t(STATES[stateOf(row)]),
    },
    {
      id: 'remarks',
      header: messageKey('import.column.remarks'),
      value: (row) => row.fields.length + row.duplicates.length + row.guesses.length + row.notices.length,
      text: remarks,
      align: 'start',
      minWidth: 220,
      grow: 5,
    },
    {
      id: 'choice',
      header: messageKey('import.column.choice'),
      value: (row) => choices.get(row.row) ?? defaultChoice(row),
      text: (row, { t }) => t(CHOICES[choices.get(row.row) ?? defaultChoice(row)]),
      width: 190,
      fixed: true,
      cell: (row, { t }) => (
        <SelectBox
          aria-label={t('import.choice.of', { row: row.row })}
          value={choices.get(row.row) ?? defaultChoice(row)}
          disabled={choicesOf(row, kind).length === 1}
          onChange={({ currentTarget }) => {
            const choice = choicesOf(row, kind).find((one) => one === currentTarget.value);
            if (choice) choose(row, choice);
          }}
        >
          {choicesOf(row, kind).map((choice) => (
            <option key={choice} value={choice}>
              {t(CHOICES[choice])}
            </option>
          ))}
        </SelectBox>
      ),
    },
  ];
}
