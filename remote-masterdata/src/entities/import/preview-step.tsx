import {
  IMPORT_FIELDS,
  importText,
  type ImportableKind,
  type ImportCell,
  type ImportValues,
} from '@navette/shared/import';
import { useFormats, useLocale, useT, messageKey, type Locale } from '@navette/shared/i18n';
import { Alert, Box, Button, Flex, IconButton, Text } from '@navette/shared/ui';
import { FileFailure, SelectBox } from '@navette/shared/ui-form';
import { SegmentedControl, useConfirm } from '@navette/shared/ui-overlay';
import { AT_HAND, DataTable, type FormattingContext, type TableColumn } from '@navette/shared/ui-table';
import { MapPin, Upload } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import {
  guessedKinds,
  choicesOf,
  defaultChoice,
  isChangeable,
  doubtOf,
  isGuessed,
  isUnplaced,
  type PreviewRow,
  type RowChoice,
  type RowState,
  stateOf,
  remarksOf,
} from './preview-row.ts';
import { AddressDialog } from './address-dialog.tsx';
import { cellText, ValueCell } from './value-cell.tsx';

interface PreviewStepProps {
  readonly kind: ImportableKind;
  readonly rows: readonly PreviewRow[];
  readonly busy: boolean;
  readonly error: unknown;
  readonly onBack: () => void;
  readonly onRun: (choices: ReadonlyMap<number, RowChoice>) => void;
  readonly onCorrect: (row: number, field: string, cell: ImportCell) => void;
  /** Values of the address chosen for a row; undefined leaves it as written. */
  readonly onPlace: (row: number, values?: ImportValues) => void;
}

const SORT = { column: 'row', descending: false } as const;
const PAGE_SIZES = [30, 100, 'all'] as const;
const keyOf = ({ row }: PreviewRow) => row;
type Shown = 'all' | RowState;

/** Preview of all rows with their errors, duplicates and actions. */
export function PreviewStep({
  kind,
  rows,
  busy,
  error,
  onBack,
  onRun,
  onCorrect,
  onPlace,
}: PreviewStepProps): ReactNode {
  const t = useT();
  const locale = useLocale();
  const formats = useFormats();
  const confirm = useConfirm();
  const [choices, setChoices] = useState<ReadonlyMap<number, RowChoice>>(new Map());
  const [shown, setShown] = useState<Shown>('all');
  const [asked, setAsked] = useState<{ readonly rows: readonly number[]; readonly at: number }>();
  const unplaced = rows.filter(isUnplaced);
  const shownFields = fieldsShown(kind, rows).join();
  const columns = useMemo(
    () => [
      ...previewColumns(kind, locale, choices, (row, choice) =>
        setChoices((before) => new Map(before).set(row.row, choice)),
      ),
      ...valueColumns(kind, locale, shownFields.split(','), onCorrect, (row) => setAsked({ rows: [row], at: 0 })),
    ],
    [kind, locale, choices, shownFields, onCorrect],
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
  const askedRow = asked && rows.find(({ row }) => row === asked.rows[asked.at]);
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
          <Flex gap="1">
            {unplaced.length > 0 && (
              <Button
                size="sm"
                icon={<MapPin aria-hidden />}
                onClick={() => setAsked({ rows: unplaced.map(keyOf), at: 0 })}
              >
                {t('import.place.check', { count: unplaced.length })}
              </Button>
            )}
            {duplicates.length > 0 && (
              <>
                <Button size="sm" onClick={() => chooseAll('skip')}>
                  {t('import.all.skip')}
                </Button>
                {isChangeable(kind) && (
                  <Button size="sm" onClick={() => chooseAll('update')}>
                    {t('import.all.update')}
                  </Button>
                )}
              </>
            )}
          </Flex>
        }
      />
      {asked && askedRow && (
        <AddressDialog
          key={askedRow.row}
          kind={kind}
          row={askedRow}
          at={asked.at + 1}
          count={asked.rows.length}
          onChoose={(values) => {
            onPlace(askedRow.row, values);
            setAsked(asked.at + 1 < asked.rows.length ? { ...asked, at: asked.at + 1 } : undefined);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

const STATES = {
  refused: messageKey('import.state.refused'),
  duplicate: messageKey('import.state.duplicate'),
  guessed: messageKey('import.state.guessed'),
  new: messageKey('import.state.new'),
} as const;
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
  const remarks = (row: PreviewRow, { t, formats }: FormattingContext) => remarksOf(row, { kind, locale, t, formats });
  const columns: Record<'row' | 'state' | 'remarks' | 'choice', TableColumn<PreviewRow>> = {
    row: { id: 'row', header: messageKey('import.column.row'), kind: 'id', value: ({ row }) => row, fixed: true },
    state: {
      id: 'state',
      header: messageKey('import.column.state'),
      value: (row) => stateOf(row),
      text: (row, { t }) => t(STATES[stateOf(row)]),
    },
    remarks: {
      id: 'remarks',
      header: messageKey('import.column.remarks'),
      value: (row) =>
        row.fields.length + row.leftOut.length + row.duplicates.length + row.guesses.length + row.notices.length,
      text: remarks,
      align: 'start',
      minWidth: 220,
      grow: 5,
    },
    choice: {
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
  };
  // The choice stands before the values, which may be many: it must be at hand on a narrow screen.
  const { row, choice, state, remarks: texts } = columns;
  return [row, choice, state, texts];
}

/** Fields with a value in some row, and the required ones. */
const fieldsShown = (kind: ImportableKind, rows: readonly PreviewRow[]): readonly string[] =>
  IMPORT_FIELDS[kind].flatMap(({ field, required }) =>
    field !== 'houseNumber' && (required || rows.some(({ given }) => importText(given, field) !== '')) ? [field] : [],
  );

/** Columns of the values that will be saved, each cell of which can be corrected. */
const valueColumns = (
  kind: ImportableKind,
  locale: Locale,
  shown: readonly string[],
  onCorrect: PreviewStepProps['onCorrect'],
  onLocate: (row: number) => void,
): TableColumn<PreviewRow>[] =>
  IMPORT_FIELDS[kind]
    .filter(({ field }) => shown.includes(field))
    .map((field) => {
      const label = field.names[locale][0];
      return {
        id: field.field,
        header: field.field,
        written: label,
        value: ({ given }) => given[field.field],
        text: (row, context) => cellText(field, row, context),
        align: 'start',
        minWidth: field.field === 'address' || field.field === 'pick_address' ? 200 : 90,
        cell: (row, context) => (
          <Flex align="center" gap="1">
            <ValueCell
              field={field}
              label={label}
              row={row}
              context={context}
              doubt={doubtOf(kind, row, field.field, context.t)}
              onCorrect={(cell) => onCorrect(row.row, field.field, cell)}
            />
            {(field.field === 'address' || field.field === 'pick_address') && isUnplaced(row) && (
              <IconButton
                size="xs"
                label={context.t('import.place.open', { row: row.row })}
                onClick={() => onLocate(row.row)}
              >
                <MapPin size={14} aria-hidden />
              </IconButton>
            )}
          </Flex>
        ),
      };
    });
