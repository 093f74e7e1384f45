import { messageKey, useT } from '@navette/shared/i18n';
import { DataTable, type TableColumn } from '@navette/shared/ui-table';
import { useMemo, type ReactNode } from 'react';
import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';

interface NumberedChange extends SettingChange {
  readonly key: number;
}

const columns: readonly TableColumn<NumberedChange>[] = [
  {
    id: 'at',
    header: messageKey('settings.history.at'),
    kind: 'instant',
    value: ({ at }) => at,
    fixed: true,
    descendingFirst: true,
  },
  { id: 'by', header: messageKey('settings.history.by'), value: ({ by }) => by },
  {
    id: 'variable',
    header: messageKey('settings.variable'),
    value: ({ variable }) => variable,
    fixed: true,
  },
  { id: 'before', header: messageKey('settings.history.before'), value: ({ before }) => before },
  { id: 'after', header: messageKey('settings.history.after'), value: ({ after }) => after },
];
const SORT = { column: 'at', descending: true } as const;
const PAGE_SIZES = [30, 40, 'all'] as const;
const keyOf = ({ key }: NumberedChange) => key;

/** History of settings: user, time and previous value of each change. */
export function HistoryTab(): ReactNode {
  const t = useT();
  const query = useSettingHistory();
  // Changes have no id; counting from the oldest keeps the keys stable when another is added.
  const rows = useMemo(
    () => query.data?.map((change, index, all) => ({ ...change, key: all.length - index })),
    [query.data],
  );
  return (
    <DataTable
      tableId="setting-history"
      label={t('settings.history.list')}
      columns={columns}
      rows={rows}
      load={query}
      rowKey={keyOf}
      defaultSort={SORT}
      pageSizes={PAGE_SIZES}
      csvName="settings-history"
      emptyText={t('settings.history.empty')}
    />
  );
}

/** Change of one setting. */
type SettingChange = components['schemas']['SettingChange'];

/** Changes of settings and profile, latest first. */
const useSettingHistory = () => $api.useQuery('get', '/service/settings/history');
