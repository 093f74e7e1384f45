import { LATE_BUCKETS, sumMoney } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { choiceParam, useSearchState } from '@navette/shared/router';
import { Page } from '@navette/shared/ui';
import { Select } from '@navette/shared/ui-overlay';
import { DataTable, type FormattingContext, type TableTotal } from '@navette/shared/ui-table';
import { useMemo, type ComponentProps, type ReactNode } from 'react';
import type { ListQuery } from '../../entities/wallet/wallet-kind.ts';

const SEARCH = { late: choiceParam(LATE_BUCKETS, 0) };
const SORT = { column: 'daysLate', descending: true } as const;
const THEN_BY = [{ column: 'id', descending: false }] as const;
const PAGE_SIZES = [20, 50, 'all'] as const;

interface Late {
  readonly id: number;
  readonly daysLate: number;
  readonly open: number;
}

const keyOf = ({ id }: Late) => id;

const totalsOf = (found: readonly Late[], { t, formats }: FormattingContext): TableTotal[] => [
  {
    id: 'open',
    label: t(messageKey('late.total')),
    value: formats.formatMoney(sumMoney(found.map(({ open }) => open))),
  },
];

interface LateTableProps<Row extends Late> extends Pick<
  ComponentProps<typeof DataTable<Row>>,
  'tableId' | 'columns' | 'rowName' | 'csvName' | 'rowActions' | 'onOpen' | 'selectionActions'
> {
  readonly query: ListQuery<Row>;
  /** Switch between payers, if there are several. */
  readonly chooser: ReactNode;
  /** Dialogs. */
  readonly children: ReactNode;
}

/** Late invoices of clients or of insurers, the latest first, from a minimum number of days. */
export function LateTable<Row extends Late>({ query, chooser, children, ...table }: LateTableProps<Row>): ReactNode {
  const t = useT();
  const [{ late }, setSearch] = useSearchState(SEARCH);
  const { data } = query;
  const rows = useMemo(() => data?.filter(({ daysLate }) => daysLate >= late), [data, late]);
  return (
    <Page title={t('late.title')} onRefresh={() => void query.refetch()} refreshing={query.isFetching}>
      <DataTable
        {...table}
        label={t('late.title')}
        rows={rows}
        load={query}
        rowKey={keyOf}
        defaultSort={SORT}
        thenBy={THEN_BY}
        pageSizes={PAGE_SIZES}
        totals={totalsOf}
        emptyText={t('late.empty')}
        {...(late !== 0 && { paperNote: t('late.bucket.from', { days: late }) })}
        filtered={late !== 0}
        onClearFilters={() => setSearch({ late: 0 })}
        filters={
          <>
            {chooser}
            <Select
              aria-label={t('late.filter')}
              value={late}
              onChange={(chosen) => setSearch({ late: chosen })}
              options={LATE_BUCKETS.map((value) => ({ value, label: t('late.bucket.from', { days: value }) }))}
            />
          </>
        }
      />
      {children}
    </Page>
  );
}
