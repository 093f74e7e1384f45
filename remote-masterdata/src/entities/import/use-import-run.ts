import { invalidate } from '@navette/shared/api';
import { matchColumns, readRows, type ImportableKind } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { useDirtyForm } from '@navette/shared/ui-form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { afterImport, type ImportBatch, previewRows, runImport } from './import-requests.ts';
import { orderOf, type PreviewRow, previewOf, type RowChoice } from './model/preview-row.ts';
import type { FileTable } from './read/read-file.ts';

type Columns = readonly (string | undefined)[];

/** Step of the import wizard. */
export type ImportStep =
  | { readonly name: 'file' }
  | { readonly name: 'columns'; readonly table: FileTable; readonly columns: Columns; readonly error?: unknown }
  | { readonly name: 'checking'; readonly share: number }
  | {
      readonly name: 'preview';
      readonly table: FileTable;
      readonly columns: Columns;
      readonly rows: readonly PreviewRow[];
      readonly busy: boolean;
      readonly error: unknown;
    }
  | { readonly name: 'result'; readonly batch: ImportBatch };

/** Import in progress. */
export interface ImportRun {
  readonly step: ImportStep;
  readonly read: (table: FileTable) => void;
  readonly setColumns: (columns: Columns) => void;
  readonly check: () => Promise<void>;
  readonly back: () => void;
  readonly run: (choices: ReadonlyMap<number, RowChoice>) => Promise<void>;
  readonly restart: () => void;
}

/** State of an import through its steps; leaving the page before the result asks for confirmation. */
export function useImportRun(kind: ImportableKind): ImportRun {
  const cache = useQueryClient();
  const [step, setStep] = useState<ImportStep>({ name: 'file' });
  const isUnderWay = step.name !== 'file' && step.name !== 'result';
  useDirtyForm('import', isUnderWay, messageKey('import.title'));
  return {
    step,
    read: (table) => {
      const cells = table.rows.map((row) => row.cells);
      setStep({ name: 'columns', table, columns: matchColumns(kind, table.headers, cells) });
    },
    setColumns: (columns) => step.name === 'columns' && setStep({ ...step, columns }),
    check: async () => {
      if (step.name !== 'columns') return;
      const { table, columns } = step;
      const rows = readRows(kind, columns, table.rows);
      setStep({ name: 'checking', share: 0 });
      try {
        const checks = await previewRows(kind, rows, (share) => setStep({ name: 'checking', share }));
        const found = previewOf(kind, rows, checks);
        setStep({ name: 'preview', table, columns, rows: found, busy: false, error: undefined });
      } catch (error) {
        setStep({ name: 'columns', table, columns, error });
      }
    },
    back: () => step.name === 'preview' && setStep({ name: 'columns', table: step.table, columns: step.columns }),
    run: async (choices) => {
      if (step.name !== 'preview') return;
      setStep({ ...step, busy: true, error: undefined });
      try {
        const batch = await runImport(kind, step.table.source, orderOf(step.rows, choices));
        setStep({ name: 'result', batch });
        await invalidate(cache, afterImport(kind));
      } catch (error) {
        setStep({ ...step, busy: false, error });
      }
    },
    restart: () => setStep({ name: 'file' }),
  };
}
