import type { ImportableKind } from '@navette/shared/domain';
import { useFormats, useLocale, useT } from '@navette/shared/i18n';
import { Alert, Box, Button, Flex, Text } from '@navette/shared/ui';
import { FileFailure } from '@navette/shared/ui-form';
import { SegmentedControl, useConfirm } from '@navette/shared/ui-overlay';
import { AT_HAND, DataTable } from '@navette/shared/ui-table';
import { Upload } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { guessedKinds } from '../model/guess-text.ts';
import {
  choicesOf,
  defaultChoice,
  isGuessed,
  type PreviewRow,
  type RowChoice,
  type RowState,
  stateOf,
} from '../model/preview-row.ts';
import { previewColumns } from './preview-columns.tsx';

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
