import { useT, messageKey } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import { DataTable, type RowAction, type TableColumn } from '@navette/shared/ui-table';
import { Undo2 } from 'lucide-react';
import { useCallback, type ReactNode } from 'react';
import { type ImportBatch, type ImportKindName, useImports, afterImport, undoImport } from './import-requests.ts';
import { ApiProblem, invalidate } from '@navette/shared/api';
import { useConfirm, useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { columnsOf } from '../../records/columns.tsx';

const SORT = { column: 'at', descending: true } as const;
const PAGE_SIZES = [10, 50, 'all'] as const;
const keyOf = ({ id }: ImportBatch) => id;

const column = columnsOf<ImportBatch>();

const COLUMNS: readonly TableColumn<ImportBatch>[] = [
  column('import.column.', 'at', { kind: 'instant', fixed: true, descendingFirst: true }),
  column('import.column.', 'source', { grow: 2 }),
  column('import.column.', 'userName', { header: messageKey('import.column.user') }),
  column('import.column.', 'created', { kind: 'number' }),
  column('import.column.', 'updated', { kind: 'number' }),
  column('import.column.', 'skipped', { kind: 'number' }),
  {
    id: 'undone',
    header: messageKey('import.column.undone'),
    value: ({ undoneAt }) => undoneAt,
    text: ({ undoneAt, undoneBy }, { t, formats }) =>
      undoneAt === null ? '' : t('import.undone.by', { name: undoneBy ?? '', at: formats.formatInstant(undoneAt) }),
  },
];

/** Earlier imports of a kind: user, time, count; Undo for permitted users. */
export function ImportHistory({ kind }: { readonly kind: ImportKindName }): ReactNode {
  const t = useT();
  const query = useImports(kind);
  const mayUndo = useCan('admin');
  const undo = useUndoImport();
  const actions = useCallback(
    (batch: ImportBatch): RowAction[] =>
      mayUndo && batch.undoneAt === null
        ? [
            {
              id: 'undo',
              label: t('import.undo'),
              icon: <Undo2 aria-hidden />,
              onSelect: () => void undo(batch),
              danger: true,
              inline: true,
            },
          ]
        : [],
    [mayUndo, t, undo],
  );
  return (
    <DataTable
      tableId="imports"
      address="none"
      label={t('import.history')}
      columns={COLUMNS}
      rows={query.data}
      load={query}
      rowKey={keyOf}
      rowName={({ source }) => source}
      defaultSort={SORT}
      pageSizes={PAGE_SIZES}
      emptyText={t('import.history.empty')}
      rowActions={actions}
    />
  );
}

/** Undoes an import after a confirmation, and tells whether it is undone. If records were changed or are in use since, a second confirmation offers to undo the rest. */
export function useUndoImport(): (batch: ImportBatch) => Promise<boolean> {
  const t = useT();
  const confirm = useConfirm();
  const toast = useToast();
  const cache = useQueryClient();
  return useCallback(
    async (batch) => {
      const { id, source, created, updated, kind } = batch;
      const asked = await confirm({
        title: t('import.undo.title', { source }),
        body: t('import.undo.body', { created, updated }),
        confirmLabel: t('import.undo'),
        cancelLabel: t('import.undo.keep'),
        icon: <Undo2 aria-hidden />,
      });
      if (!asked) return false;
      const run = async (partial: boolean) => {
        const { deleted, restored, kept } = await undoImport(id, partial);
        await invalidate(cache, afterImport(kind));
        toast.success(t('import.undone', { deleted, restored, kept }));
        return true;
      };
      const failed = (failure: unknown) => {
        toast.failure(t('import.undo.failed'), failure);
        return false;
      };
      try {
        return await run(false);
      } catch (error) {
        if (!(error instanceof ApiProblem) || error.code !== 'import.blocked') return failed(error);
        const rows = error.fields
          .slice(0, 5)
          .map(({ field, messageKey }) =>
            t('import.undo.row', { row: field.replace('rows.', ''), reason: t(messageKey) }),
          );
        const rest = await confirm({
          title: t('import.undo.blocked', { count: Number(error.params?.count ?? rows.length) }),
          body: rows.join(' · '),
          confirmLabel: t('import.undo.rest'),
          cancelLabel: t('import.undo.keep'),
          icon: <Undo2 aria-hidden />,
        });
        return rest ? run(true).catch(failed) : false;
      }
    },
    [t, confirm, toast, cache],
  );
}
