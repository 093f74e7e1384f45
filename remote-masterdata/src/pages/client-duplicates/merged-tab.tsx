import { useOnline } from '@navette/shared/api';
import { messageKey, useT } from '@navette/shared/i18n';
import { DataTable, type RowAction, type TableColumn } from '@navette/shared/ui-table';
import { Undo2 } from 'lucide-react';
import { useCallback, type ReactNode } from 'react';
import type { ClientMergeRecord } from '../../entities/client/client-requests.ts';
import { useAskedUndo } from '../../entities/client/merges.tsx';
import { columnsOf } from '../../records/columns.tsx';
import { useAllMerges } from './duplicate-requests.ts';

const SORT = { column: 'at', descending: true } as const;
const PAGE_SIZES = [30, 100, 'all'] as const;
const keyOf = ({ id }: ClientMergeRecord) => id;

const column = columnsOf<ClientMergeRecord>();

const COLUMNS: readonly TableColumn<ClientMergeRecord>[] = [
  {
    id: 'removed',
    header: messageKey('duplicates.column.removed'),
    grow: 2,
    value: ({ name }) => name,
    text: ({ removed, name }, { t }) => t('duplicates.record', { id: String(removed), name }),
  },
  {
    id: 'kept',
    header: messageKey('duplicates.column.kept'),
    grow: 2,
    value: ({ keptName }) => keptName,
    text: ({ kept, keptName }, { t }) => t('duplicates.record', { id: String(kept), name: keptName }),
  },
  column('duplicates.column.', 'at', { kind: 'instant', descendingFirst: true }),
  column('duplicates.column.', 'userName', { header: messageKey('duplicates.column.user') }),
  column('duplicates.column.', 'until', { kind: 'instant', hideBelow: 1280 }),
];

/** Merges of the last 30 days; each can be undone. */
export function MergedTab(): ReactNode {
  const t = useT();
  const offline = !useOnline();
  const query = useAllMerges();
  const undo = useAskedUndo();
  const actions = useCallback(
    (merge: ClientMergeRecord): RowAction[] => [
      {
        id: 'undo',
        label: t('client.unmerge'),
        icon: <Undo2 aria-hidden />,
        inline: true,
        disabled: offline ? t('form.offline') : undefined,
        onSelect: () => void undo(merge),
      },
    ],
    [t, offline, undo],
  );
  return (
    <DataTable
      tableId="client-merges"
      address="none"
      label={t('duplicates.tab.merged')}
      columns={COLUMNS}
      rows={query.data}
      load={query}
      rowKey={keyOf}
      rowName={({ name }) => name}
      defaultSort={SORT}
      pageSizes={PAGE_SIZES}
      emptyText={t('duplicates.merged.empty')}
      rowActions={actions}
    />
  );
}
