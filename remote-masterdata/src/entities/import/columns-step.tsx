import {
  type ChosenWords,
  importColumns,
  type ImportableKind,
  type ImportCell,
  missingFields,
  readRows,
  type TableSpot,
  titleRows,
  unknownWords,
} from '@navette/shared/import';
import { messageKey, useLocale, useT } from '@navette/shared/i18n';
import { Alert, Box, Button, Flex, Heading, Panel, Text } from '@navette/shared/ui';
import { SelectBox } from '@navette/shared/ui-form';
import { Checkbox } from '@navette/shared/ui-overlay';
import { type ReactNode, useMemo, useState } from 'react';
import { FileFault, GUESSED_ENCODINGS, type GuessedEncoding } from './file-fault.ts';
import type { FileTable } from './read-file.ts';
import { useKnownNames, WordsStep, wordsWith } from './words-step.tsx';

interface ColumnsStepProps {
  readonly kind: ImportableKind;
  readonly table: FileTable;
  readonly columns: readonly (string | undefined)[];
  readonly onRead: (table: FileTable) => void;
  readonly onChange: (columns: readonly (string | undefined)[]) => void;
  readonly onBack: () => void;
  readonly chosen: ChosenWords;
  readonly onChoose: (chosen: ChosenWords) => void;
  readonly onNext: (words: ChosenWords) => void;
}

const TABLE = {
  width: '100%',
  textStyle: 'sm',
  '& th, & td': { textAlign: 'start', padding: '2', borderBottomWidth: '1px', borderColor: 'border' },
} as const;
const SCROLL = { overflow: 'auto', minHeight: '0', minWidth: '0' } as const;
/** Columns, and beside them the texts to map: both are seen without scrolling. */
const PANES = {
  display: 'grid',
  flex: '1 1 auto',
  minHeight: '0',
  marginBlock: '3',
  gap: '5',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' },
} as const;
const ONE_PANE = { ...PANES, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const SAMPLES = 3;
const ENCODINGS: Readonly<Record<GuessedEncoding, string>> = {
  'windows-1252': messageKey('import.encoding.windows-1252'),
  macintosh: messageKey('import.encoding.macintosh'),
  cp850: messageKey('import.encoding.cp850'),
};

/** Assignment of file columns to fields: detected by name, editable. */
export function ColumnsStep(props: ColumnsStepProps): ReactNode {
  const { kind, table, columns, onRead, onChange, chosen, onChoose, onBack, onNext } = props;
  const t = useT();
  const locale = useLocale();
  const fields = importColumns(kind);
  const label = (field: string) => fields.find((one) => one.field === field)?.names[locale][0] ?? field;
  const missing = missingFields(kind, columns);
  const names = useKnownNames(kind);
  const words = useMemo(
    () => unknownWords(kind, readRows(kind, columns, table.rows), names),
    [kind, columns, table.rows, names],
  );
  const set = (index: number, field: string) =>
    onChange(columns.map((before, at) => (at === index ? field || undefined : before === field ? undefined : before)));
  const samples = (index: number) =>
    table.rows
      .slice(0, SAMPLES)
      .map(({ cells }) => cells[index] ?? '')
      .filter((cell) => String(cell).trim() !== '')
      .join(' · ');
  return (
    <Panel display="flex" flexDirection="column" minHeight="0">
      <Heading as="h2" size="sm">
        {t('import.columns.title', { source: table.source, count: table.rows.length })}
      </Heading>
      <Text tone="muted">{t('import.columns.help')}</Text>
      <TableChoice table={table} onRead={onRead} />
      {table.encoding && <EncodingChoice encoding={table.encoding} onRead={onRead} />}
      <Box css={words.length > 0 ? PANES : ONE_PANE}>
        <Box css={SCROLL} tabIndex={0} role="region" aria-label={t('import.columns.table')}>
          <Box as="table" css={TABLE}>
            <thead>
              <tr>
                <th scope="col">{t('import.columns.header')}</th>
                <th scope="col">{t('import.columns.sample')}</th>
                <th scope="col">{t('import.columns.field')}</th>
              </tr>
            </thead>
            <tbody>
              {table.headers.map((header, index) => (
                // Headings may repeat, so a column is identified by its index. oxlint-disable-next-line react/no-array-index-key
                <tr key={index}>
                  <th scope="row">{header || t('import.columns.unnamed', { number: index + 1 })}</th>
                  <td>
                    <Text tone="muted" truncate maxWidth={words.length > 0 ? '14rem' : '24rem'}>
                      {samples(index)}
                    </Text>
                  </td>
                  <td>
                    <SelectBox
                      aria-label={t('import.columns.fieldOf', { header: header || String(index + 1) })}
                      value={columns[index] ?? ''}
                      onChange={({ currentTarget }) => set(index, currentTarget.value)}
                    >
                      <option value="">{t('import.columns.none')}</option>
                      {fields.map(({ field, required }) => (
                        <option key={field} value={field}>
                          {required ? t('import.columns.required', { field: label(field) }) : label(field)}
                        </option>
                      ))}
                    </SelectBox>
                  </td>
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
        {words.length > 0 && (
          <Box css={SCROLL}>
            <WordsStep kind={kind} words={words} chosen={chosen} onChoose={onChoose} />
          </Box>
        )}
      </Box>
      {missing.length > 0 && (
        <Alert
          status="warning"
          title={t('import.columns.missing', { fields: missing.map(({ field }) => label(field)).join(', ') })}
        />
      )}
      <Flex gap="2" marginTop="3">
        <Button onClick={onBack}>{t('import.otherFile')}</Button>
        <Button variant="solid" disabled={missing.length > 0} onClick={() => onNext(wordsWith(words, chosen))}>
          {t('import.columns.next')}
        </Button>
      </Flex>
    </Panel>
  );
}

/** Choice of the encoding of a file that does not declare it: the samples below show which one is right. */
function EncodingChoice({
  encoding: { guessed, readAs },
  onRead,
}: {
  readonly encoding: NonNullable<FileTable['encoding']>;
  readonly onRead: (table: FileTable) => void;
}): ReactNode {
  const t = useT();
  return (
    <Flex gap="2" align="center" wrap="wrap" marginTop="2">
      <Text>{t('import.encoding.help')}</Text>
      <SelectBox
        aria-label={t('import.encoding')}
        value={guessed}
        onChange={({ currentTarget }) => {
          const chosen = GUESSED_ENCODINGS.find((one) => one === currentTarget.value);
          if (chosen) onRead(readAs(chosen));
        }}
      >
        {GUESSED_ENCODINGS.map((one) => (
          <option key={one} value={one}>
            {t(ENCODINGS[one])}
          </option>
        ))}
      </SelectBox>
    </Flex>
  );
}

/** Sheet and row of headings, found by themselves: the columns below show whether they are right. */
function TableChoice({ table, onRead }: Pick<ColumnsStepProps, 'table' | 'onRead'>): ReactNode {
  const t = useT();
  const [fault, setFault] = useState<FileFault>();
  const { sheets, spot } = table;
  const sheet = sheets[spot.sheet];
  const choose = (change: Partial<TableSpot>) => {
    try {
      setFault(undefined);
      onRead(table.at({ ...spot, ...change }));
    } catch (error) {
      if (!(error instanceof FileFault)) throw error;
      setFault(error);
    }
  };
  const chooseSheet = (index: number) => {
    const chosen = sheets[index];
    choose({ sheet: index, title: (chosen && titleRows(chosen)[0]) ?? 0, lines: 1 });
  };
  return (
    <Flex gap="3" align="center" wrap="wrap" marginTop="2">
      {sheets.length > 1 && (
        <SelectBox
          aria-label={t('import.sheet')}
          value={String(spot.sheet)}
          onChange={({ currentTarget }) => chooseSheet(Number(currentTarget.value))}
        >
          {sheets.map(({ name }, index) => (
            <option key={name} value={index}>
              {t('shared.labelled', { label: t('import.sheet'), text: name })}
            </option>
          ))}
        </SelectBox>
      )}
      <SelectBox
        aria-label={t('import.headings')}
        value={String(spot.title)}
        onChange={({ currentTarget }) => choose({ title: Number(currentTarget.value) })}
      >
        {(sheet ? titleRows(sheet) : []).map((index) => (
          <option key={index} value={index}>
            {t('import.headings.row', { row: index + 1, cells: cellsText(sheet?.rows[index] ?? []) })}
          </option>
        ))}
      </SelectBox>
      <Checkbox checked={spot.lines === 2} onChange={(checked) => choose({ lines: checked ? 2 : 1 })}>
        {t('import.headings.two')}
      </Checkbox>
      {fault && <Alert status="error" title={t(fault.messageKey, fault.params)} />}
    </Flex>
  );
}

const LONGEST = 60;
const cellsText = (cells: readonly ImportCell[]): string =>
  cells
    .filter((cell) => cell !== null && String(cell).trim() !== '')
    .join(' · ')
    .slice(0, LONGEST);
