import { monthOf, personName, sumMoney } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { EmptyState, Page, Stack } from '@navette/shared/ui';
import { PeriodFilter, periodSearch } from '@navette/shared/ui-form';
import { DataTable, type FormattingContext, type TableColumn } from '@navette/shared/ui-table';
import type { ReactNode } from 'react';
import { totalsOf } from '../../entities/totals.ts';
import { useWalletChoice } from '../../entities/wallet/wallet-kind.ts';
import { CashBook } from './cash-book.tsx';
import { type DriverCash, useDriverCash } from './cash-requests.ts';

const SEARCH = periodSearch(monthOf);
const SORT = { column: 'balance', descending: true } as const;
const THEN_BY = [{ column: 'lastname', descending: false }] as const;
const PAGE_SIZES = [5, 20, 'all'] as const;

/** Figures of a driver, in the order of their sum. */
const FIGURES = [
  ['opening', messageKey('driverCash.opening')],
  ['collected', messageKey('driverCash.collected')],
  ['settled', messageKey('driverCash.settled')],
  ['handedOver', messageKey('driverCash.handedOver')],
  ['balance', messageKey('driverCash.balance')],
] as const;

const COLUMNS: readonly TableColumn<DriverCash>[] = [
  { id: 'id', header: messageKey('wallet.id'), kind: 'id', value: ({ id }) => id, hideBelow: 1280 },
  { id: 'lastname', header: messageKey('wallet.lastname'), value: ({ lastname }) => lastname, grow: 3, fixed: true },
  { id: 'firstname', header: messageKey('wallet.firstname'), value: ({ firstname }) => firstname, grow: 2 },
  ...FIGURES.map(([id, header]): TableColumn<DriverCash> => ({
    id,
    header,
    kind: 'money',
    // Zeros would hide the few amounts of the drivers who have cash.
    value: (row) => (id === 'balance' || row[id] !== 0 ? row[id] : null),
    descendingFirst: true,
    fixed: id === 'balance',
  })),
];

const keyOf = ({ id }: DriverCash) => id;
const nameOf = (row: DriverCash) => personName(row, 'list');
const totals = (rows: readonly DriverCash[], context: FormattingContext) =>
  totalsOf(
    FIGURES.map(([id, label]) => ({ id, label, euros: sumMoney(rows.map((row) => row[id])) })),
    context,
  );

/** Cash that drivers collected, may keep and handed over, and the cash book of the chosen one (specification/wallets.md#cash-of-drivers). */
export default function DriverCashPage(): ReactNode {
  const t = useT();
  const { id: chosen, choose, period } = useWalletChoice(SEARCH);
  const query = useDriverCash(period.range);
  const row = query.data?.find(({ id }) => id === chosen);
  return (
    <Page title={t('driverCash.title')} onRefresh={() => void query.refetch()} refreshing={query.isFetching}>
      <Stack flex="1" minHeight="0" gap="3">
        <DataTable
          tableId="driver-cash"
          label={t('driverCash.title')}
          columns={COLUMNS}
          rows={query.data}
          load={query}
          rowKey={keyOf}
          rowName={nameOf}
          defaultSort={SORT}
          thenBy={THEN_BY}
          pageSizes={PAGE_SIZES}
          defaultSize={20}
          totals={totals}
          emptyText={t('driverCash.empty')}
          csvName="driver_cash"
          onChoose={({ id }) => choose(id)}
          isChosen={({ id }) => id === chosen}
          period={period}
          filters={<PeriodFilter label={t('wallet.period')} period={period} offersAll={false} />}
        />
        {chosen === undefined ? (
          (query.data?.length ?? 0) > 0 && <EmptyState title={t('driverCash.choose')} />
        ) : (
          <CashBook
            key={`${String(chosen)} ${period.range.start} ${period.range.end}`}
            driverId={chosen}
            row={row}
            name={row ? nameOf(row) : ''}
            period={period}
          />
        )}
      </Stack>
    </Page>
  );
}
