import { useFormats, useT, messageKey, useLocale, type Locale } from '@navette/shared/i18n';
import { choiceParam, useSearchState } from '@navette/shared/router';
import { mayOpen } from '@navette/shared/domain';
import {
  type ChosenWords,
  type ImportableKind,
  type ImportCell,
  type ImportValues,
  matchColumns,
  readRows,
  type ReadRow,
  remembered,
  shapeOf,
  IMPORT_FIELDS,
  withWords,
} from '@navette/shared/import';
import { useUser } from '@navette/shared/session';
import { Heading, Page, Alert, Box, Button, Flex, Panel, Text, saveFile } from '@navette/shared/ui';
import { SelectBox, FileFailure, ProgressBar, useDirtyForm, FileButton } from '@navette/shared/ui-form';
import { type ReactNode, useState } from 'react';
import { ImportHistory } from '../entities/import/import-history.tsx';
import { type LeftRows, ResultStep } from '../entities/import/result-step.tsx';
import {
  IMPORTABLE_KINDS,
  KINDS,
  afterImport,
  type ImportBatch,
  type ImportCheck,
  previewRows,
  runImport,
  useImportShapes,
} from '../entities/import/import-requests.ts';
import { ColumnsStep } from '../entities/import/columns-step.tsx';
import { PreviewStep } from '../entities/import/preview-step.tsx';
import { invalidate } from '@navette/shared/api';
import { useQueryClient } from '@tanstack/react-query';
import {
  acceptedPlace,
  correctedRow,
  defaultChoice,
  type GuessContext,
  orderOf,
  placedRow,
  type PreviewRow,
  previewOf,
  remarksOf,
  type RowChoice,
} from '../entities/import/preview-row.ts';
import { type FileTable, readFile } from '../entities/import/read-file.ts';
import { Download } from 'lucide-react';
import { FileFault, MOST_MB, MOST_ROWS } from '../entities/import/file-fault.ts';
import { saveWorkbook } from '@navette/shared/ui-table';

const SEARCH = { kind: choiceParam(IMPORTABLE_KINDS, 'clients') };

/** Import of records from a file: file, columns, preview, result; and the earlier imports. */
export default function ImportPage(): ReactNode {
  const t = useT();
  const [{ kind }, setSearch] = useSearchState(SEARCH);
  const pages = useUser()?.pages;
  const run = useImportRun(kind);
  return (
    <Page
      title={t('import.title')}
      aside={
        <SelectBox
          aria-label={t('import.kind')}
          value={kind}
          disabled={run.step.name !== 'file'}
          onChange={({ currentTarget }) => {
            const chosen = IMPORTABLE_KINDS.find((one) => one === currentTarget.value);
            if (chosen) setSearch({ kind: chosen });
          }}
        >
          {IMPORTABLE_KINDS.filter((one) => mayOpen(pages, KINDS[one].page)).map((one) => (
            <option key={one} value={one}>
              {t(KINDS[one].title)}
            </option>
          ))}
        </SelectBox>
      }
    >
      <ImportSteps kind={kind} run={run} />
      {run.step.name === 'file' && (
        <>
          <Heading as="h2" size="sm">
            {t('import.history')}
          </Heading>
          <ImportHistory key={kind} kind={kind} />
        </>
      )}
    </Page>
  );
}

const STEPS = [
  ['file', messageKey('import.step.file')],
  ['columns', messageKey('import.step.columns')],
  ['preview', messageKey('import.step.preview')],
  ['result', messageKey('import.step.result')],
] as const;

const LIST = { display: 'flex', flexWrap: 'wrap', gap: '4', textStyle: 'sm', counterReset: 'step' } as const;
const STEP = {
  counterIncrement: 'step',
  color: 'fg.muted',
  '&::before': { content: 'counter(step) ". "' },
  '&[aria-current=step]': { color: 'fg', fontWeight: 'semibold', borderBottomWidth: '2px', borderColor: 'brand.700' },
} as const;

const shownStep = ({ name }: ImportStep) => (name === 'checking' ? 'preview' : name);

/** Steps of an import, with the current one open. */
function ImportSteps({ kind, run }: { readonly kind: ImportableKind; readonly run: ImportRun }): ReactNode {
  const t = useT();
  return (
    <>
      <Box as="ol" css={LIST} aria-label={t('import.steps')}>
        {STEPS.map(([name, title]) => (
          <Box as="li" key={name} css={STEP} aria-current={name === shownStep(run.step) ? 'step' : undefined}>
            {t(title)}
          </Box>
        ))}
      </Box>
      <OpenStep kind={kind} run={run} />
    </>
  );
}

function OpenStep({ kind, run }: { readonly kind: ImportableKind; readonly run: ImportRun }): ReactNode {
  const t = useT();
  const { step } = run;
  switch (step.name) {
    case 'file':
      return <FileStep kind={kind} onRead={run.read} />;
    case 'columns':
      return (
        <>
          {step.error !== undefined && <FileFailure error={step.error} />}
          <ColumnsStep
            kind={kind}
            table={step.table}
            columns={step.columns}
            onRead={run.read}
            onChange={run.setColumns}
            chosen={step.chosen}
            onChoose={run.setChosen}
            onBack={run.restart}
            onNext={(words) => void run.check(words)}
          />
        </>
      );
    case 'checking':
      return (
        <Panel>
          <p role="status">{t('import.checking')}</p>
          <ProgressBar label={t('import.checking')} share={step.share} />
        </Panel>
      );
    case 'preview':
      return (
        <>
          {step.busy && <ProgressBar label={t('import.running')} share={undefined} />}
          <PreviewStep
            kind={kind}
            rows={step.rows}
            busy={step.busy}
            error={step.error}
            onBack={run.back}
            onRun={(choices) => void run.run(choices)}
            onCorrect={(...correction) => void run.correct(...correction)}
            onPlace={(...place) => void run.place(...place)}
          />
        </>
      );
    default:
      return <ResultStep kind={kind} batch={step.batch} left={step.left} onRestart={run.restart} />;
  }
}

type Columns = readonly (string | undefined)[];

/** The table of the file, the fields of its columns, and the values chosen for its unknown texts. */
interface Reading {
  readonly table: FileTable;
  readonly columns: Columns;
  readonly chosen: ChosenWords;
}

type ImportStep =
  | { readonly name: 'file' }
  | (Reading & { readonly name: 'columns'; readonly error?: unknown })
  | { readonly name: 'checking'; readonly share: number }
  | (Reading & {
      readonly name: 'preview';
      readonly reads: readonly ReadRow[];
      readonly checks: readonly ImportCheck[];
      readonly rows: readonly PreviewRow[];
      readonly busy: boolean;
      readonly error: unknown;
    })
  | { readonly name: 'result'; readonly batch: ImportBatch; readonly left: LeftRows };

interface ImportRun {
  readonly step: ImportStep;
  readonly read: (table: FileTable) => void;
  readonly setColumns: (columns: Columns) => void;
  readonly setChosen: (chosen: ChosenWords) => void;
  readonly check: (words: ChosenWords) => Promise<void>;
  readonly correct: (row: number, field: string, cell: ImportCell) => Promise<void>;
  readonly place: (row: number, values?: ImportValues) => Promise<void>;
  readonly back: () => void;
  readonly run: (choices: ReadonlyMap<number, RowChoice>) => Promise<void>;
  readonly restart: () => void;
}

/** State of an import through its steps; leaving the page before the result asks for confirmation. */
function useImportRun(kind: ImportableKind): ImportRun {
  const cache = useQueryClient();
  const shapes = useImportShapes(kind);
  const t = useT();
  const locale = useLocale();
  const formats = useFormats();
  const [step, setStep] = useState<ImportStep>({ name: 'file' });
  const isUnderWay = step.name !== 'file' && step.name !== 'result';
  useDirtyForm('import', isUnderWay, messageKey('import.title'));
  /** Changes a row of the preview, and has it checked again. */
  const change = async (row: number, changed: (read: ReadRow) => ReadRow) => {
    const before = step.name === 'preview' ? step.reads.find((one) => one.row === row) : undefined;
    if (!before) return;
    const read = changed(before);
    const replace = (check?: ImportCheck) =>
      setStep((now) => {
        if (now.name !== 'preview') return now;
        const reads = now.reads.map((one) => (one.row === row ? read : one));
        const checks = check ? now.checks.map((one) => (one.row === row ? check : one)) : now.checks;
        return { ...now, reads, checks, rows: previewOf(kind, reads, checks), error: undefined };
      });
    replace();
    try {
      replace((await previewRows(kind, [read], () => undefined))[0]);
    } catch (error) {
      setStep((now) => (now.name === 'preview' ? { ...now, error } : now));
    }
  };
  return {
    step,
    read: (table) => {
      const cells = table.rows.map((row) => row.cells);
      const found = matchColumns(kind, table.headers, cells);
      setStep({ name: 'columns', table, ...remembered(kind, table.headers, found, shapes.data ?? []) });
    },
    setColumns: (columns) => step.name === 'columns' && setStep({ ...step, columns }),
    setChosen: (chosen) => step.name === 'columns' && setStep({ ...step, chosen }),
    check: async (words) => {
      if (step.name !== 'columns') return;
      const { table, columns, chosen } = step;
      const reading = { table, columns, chosen };
      const reads = withWords(readRows(kind, columns, table.rows), words);
      setStep({ name: 'checking', share: 0 });
      try {
        const checks = await previewRows(kind, reads, (share) => setStep({ name: 'checking', share }));
        const rows = previewOf(kind, reads, checks);
        setStep({ name: 'preview', ...reading, reads, checks, rows, busy: false, error: undefined });
      } catch (error) {
        setStep({ name: 'columns', ...reading, error });
      }
    },
    correct: (row, field, cell) => change(row, (read) => correctedRow(kind, read, { field, cell, locale })),
    place: async (row, values) => {
      if (values) return change(row, (read) => placedRow(read, values));
      setStep((now) => {
        if (now.name !== 'preview') return now;
        const checks = now.checks.map((check) => (check.row === row ? acceptedPlace(check) : check));
        return { ...now, checks, rows: previewOf(kind, now.reads, checks) };
      });
    },
    back: () => {
      if (step.name !== 'preview') return;
      const { table, columns, chosen } = step;
      setStep({ name: 'columns', table, columns, chosen });
    },
    run: async (choices) => {
      if (step.name !== 'preview') return;
      setStep({ ...step, busy: true, error: undefined });
      try {
        const { headings, columns, words } = shapeOf(step.table.headers, step);
        const shape = { headings: [...headings], columns: [...columns], words: [...words] };
        const rows = orderOf(step.rows, choices);
        const batch = await runImport(kind, { source: step.table.source, shape, rows });
        setStep({ name: 'result', batch, left: leftRows(step, choices, { kind, locale, t, formats }) });
        await invalidate(cache, afterImport(kind));
      } catch (error) {
        setStep({ ...step, busy: false, error });
      }
    },
    restart: () => setStep({ name: 'file' }),
  };
}

/** Rows that the import skips, with their reasons. */
function leftRows(
  { table, rows }: Extract<ImportStep, { name: 'preview' }>,
  choices: ReadonlyMap<number, RowChoice>,
  context: GuessContext,
): LeftRows {
  const cells = new Map(table.rows.map((row) => [row.row, row.cells]));
  return {
    headers: table.headers,
    rows: rows
      .filter((row) => (choices.get(row.row) ?? defaultChoice(row)) === 'skip')
      .map((row) => ({ cells: cells.get(row.row) ?? [], remarks: remarksOf(row, context) })),
  };
}

interface FileStepProps {
  readonly kind: ImportableKind;
  readonly onRead: (table: FileTable) => void;
}

/** Choice of the file, and download of the templates. */
function FileStep({ kind, onRead }: FileStepProps): ReactNode {
  const t = useT();
  const locale = useLocale();
  const [fault, setFault] = useState<FileFault>();
  const name = t(KINDS[kind].title);
  const read = async ([file]: readonly File[]) => {
    setFault(undefined);
    if (!file) return;
    try {
      onRead(await readFile(kind, file));
    } catch (error) {
      if (!(error instanceof FileFault)) throw error;
      setFault(error);
    }
  };
  return (
    <Panel>
      <Heading as="h2" size="sm">
        {t('import.file.title')}
      </Heading>
      <Text marginBlock="2">{t('import.file.help', { rows: MOST_ROWS, size: MOST_MB })}</Text>
      <Flex gap="2" wrap="wrap">
        <FileButton variant="solid" label={t('import.file.choose')} onFiles={(files) => void read(files)} />
        <Button icon={<Download aria-hidden />} onClick={() => saveCsvTemplate(kind, locale, name)}>
          {t('import.template.csv')}
        </Button>
        <Button icon={<Download aria-hidden />} onClick={() => void saveWorkbookTemplate(kind, locale, name)}>
          {t('import.template.xlsx')}
        </Button>
      </Flex>
      {fault && (
        <Flex marginTop="3">
          <Alert status="error" title={t(fault.messageKey, fault.params)} />
        </Flex>
      )}
    </Panel>
  );
}

const templateHeadings = (kind: ImportableKind, locale: Locale): string[] =>
  IMPORT_FIELDS[kind]
    .filter(({ field }) => field !== 'id')
    .map(({ names, required }) => `${names[locale][0]}${required ? ' *' : ''}`);

/** Downloads the template as CSV in the format that spreadsheets in Belgium open: semicolons, with a byte order mark. */
function saveCsvTemplate(kind: ImportableKind, locale: Locale, name: string): void {
  const line = templateHeadings(kind, locale)
    .map((heading) => `"${heading}"`)
    .join(';');
  saveFile(`${name}.csv`, `\uFEFF${line}\r\n`);
}

const saveWorkbookTemplate = (kind: ImportableKind, locale: Locale, name: string): Promise<void> =>
  saveWorkbook(name, { headings: templateHeadings(kind, locale) });
