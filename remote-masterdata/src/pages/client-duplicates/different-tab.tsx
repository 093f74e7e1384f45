import { useOnline } from '@navette/shared/api';
import { messageKey, useT } from '@navette/shared/i18n';
import { DataTable, type RowAction, type TableColumn } from '@navette/shared/ui-table';
import { Undo2 } from 'lucide-react';
import { useCallback, type ReactNode } from 'react';
import { columnsOf } from '../../records/columns.tsx';
import { type DifferentClients, useDifferentClients } from './duplicate-requests.ts';
import { useDifferent } from './use-different.ts';

const SORT = { column: 'at', descending: true } as const;
const PAGE_SIZES = [30, 100, 'all'] as const;
const keyOf = ({ one, other }: DifferentClients) => `${one} ${other}`;
const nameOf = ({ oneName, otherName }: DifferentClients) => `${oneName}, ${otherName}`;

const column = columnsOf<DifferentClients>();

const COLUMNS: readonly TableColumn<DifferentClients>[] = [
  {
    id: 'one',
    header: messageKey('duplicates.column.one'),
    grow: 2,
    value: ({ oneName }) => oneName,
    text: ({ one, oneName }, { t }) => t('duplicates.record', { id: String(one), name: oneName }),
  },
  {
    id: 'other',
    header: messageKey('duplicates.column.other'),
    grow: 2,
    value: ({ otherName }) => otherName,
    text: ({ other, otherName }, { t }) => t('duplicates.record', { id: String(other), name: otherName }),
  },
  column('duplicates.column.', 'at', { kind: 'instant', descendingFirst: true }),
  column('duplicates.column.', 'userName', { header: messageKey('duplicates.column.user') }),
];

/** Pairs that somebody marked as different persons; each can be taken back. */
export function DifferentTab(): ReactNode {
  const t = useT();
  const offline = !useOnline();
  const query = useDifferentClients();
  const different = useDifferent();
  const actions = useCallback(
    (pair: DifferentClients): RowAction[] => [
      {
        id: 'undo',
        label: t('duplicates.again'),
        icon: <Undo2 aria-hidden />,
        inline: true,
        disabled: offline ? t('form.offline') : undefined,
        onSelect: () => void different(pair, false),
      },
    ],
    [t, offline, different],
  );
  return (
    <DataTable
      tableId="different-clients"
      address="none"
      label={t('duplicates.tab.different')}
      columns={COLUMNS}
      rows={query.data}
      load={query}
      rowKey={keyOf}
      rowName={nameOf}
      defaultSort={SORT}
      pageSizes={PAGE_SIZES}
      emptyText={t('duplicates.different.empty')}
      rowActions={actions}
    />
  );
}
