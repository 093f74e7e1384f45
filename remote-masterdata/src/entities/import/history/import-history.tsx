import { useT, messageKey } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import { DataTable, type RowAction, type TableColumn } from '@navette/shared/ui-table';
import { Undo2 } from 'lucide-react';
import { useCallback, type ReactNode } from 'react';
import { type ImportBatch, type ImportKindName, useImports } from '../import-requests.ts';
import { useUndoImport } from './use-undo-import.tsx';

const SORT = { column: 'at', descending: true } as const;
const PAGE_SIZES = [10, 50, 'all'] as const;
const keyOf = ({ id }: ImportBatch) => id;

const COLUMNS: readonly TableColumn<ImportBatch>[] = [
  {
    id: 'at',
    header: messageKey('import.column.at'),
    kind: 'instant',
    value: ({ at }) => at,
    fixed: true,
    descendingFirst: true,
  },
  { id: 'source', header: messageKey('import.column.source'), value: ({ source }) => source, grow: 2 },
  { id: 'userName', header: messageKey('import.column.user'), value: ({ userName }) => userName },
  {
    id: 'created',
    header: messageKey('import.column.created'),
    kind: 'number',
    value: ({ created }) => created,
  },
  {
    id: 'updated',
    header: messageKey('import.column.updated'),
    kind: 'number',
    value: ({ updated }) => updated,
  },
  {
    id: 'skipped',
    header: messageKey('import.column.skipped'),
    kind: 'number',
    value: ({ skipped }) => skipped,
  },
  {
    id: 'undone',
    header: messageKey('import.column.undone'),
    value: ({ undoneAt }) => undoneAt,
    text: ({ undoneAt, undoneBy }, { t, formats }) =>
      undoneAt === null ? '' : t('import.undone.by', { name: undoneBy ?? '', at: formats.formatInstant(undoneAt) }),
  },
];

/** Earlier imports of a kind: who, when, how many; undo for those who may. */
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
