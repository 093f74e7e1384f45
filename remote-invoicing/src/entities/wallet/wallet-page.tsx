import { useT } from '@navette/shared/i18n';
import { EmptyState, Page, Stack } from '@navette/shared/ui';
import type { BookingRow } from '@navette/shared/ui-booking';
import { PeriodFilter } from '@navette/shared/ui-form';
import { DataTable } from '@navette/shared/ui-table';
import { useEffect, useRef, type ReactNode } from 'react';
import { type WalletChoice, type ListQuery, type WalletKind, walletTotals } from './wallet-kind.ts';
import { WalletBookings } from './wallet-bookings.tsx';

const PAGE_SIZES = [5, 20, 'all'] as const;

interface WalletPageProps<Total extends { readonly id: number }> {
  /** A constant declared outside the component. */
  readonly wallet: WalletKind<Total>;
  readonly choice: WalletChoice;
  readonly totals: ListQuery<Total>;
  readonly bookings: ListQuery<BookingRow>;
}

/** A wallet: totals of each driver, client or insurer above, the bookings of the selected one below (specification/wallets.md). */
export function WalletPage<Total extends { readonly id: number }>({
  wallet,
  choice: { id: chosen, choose, period },
  totals,
  bookings,
}: WalletPageProps<Total>): ReactNode {
  const t = useT();
  const row = totals.data?.find(({ id }) => id === chosen);
  // Also while they are loading: otherwise the list would shrink when they arrive.
  const hasRows = totals.isPending || (totals.data?.length ?? 0) > 0;
  const lists = useRef<HTMLDivElement>(null);
  const listed = row?.id;
  // The list of the bookings takes half of the space: the selected row might be out of sight.
  useEffect(() => {
    if (listed !== undefined) lists.current?.querySelector('tr[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [listed]);
  return (
    <Page
      title={t(wallet.title)}
      onRefresh={() => void Promise.all([totals.refetch(), chosen !== undefined && bookings.refetch()])}
      refreshing={totals.isFetching}
    >
      <Stack ref={lists} flex="1" minHeight="0" gap="3">
        <DataTable
          tableId={`wallet-${wallet.calls.kind}`}
          label={t(wallet.title)}
          columns={wallet.columns}
          rows={totals.data}
          load={totals}
          rowKey={wallet.keyOf}
          rowName={wallet.nameOf}
          defaultSort={wallet.sort}
          pageSizes={PAGE_SIZES}
          defaultSize={20}
          totals={(rows, context) => walletTotals(wallet.totalsOf(rows), context)}
          emptyText={t(wallet.empty)}
          onChoose={({ id }) => choose(id)}
          isChosen={({ id }) => id === chosen}
          period={period}
          filters={<PeriodFilter label={t('wallet.period')} period={period} offersAll={false} />}
        />
        {chosen === undefined ? (
          hasRows && <EmptyState title={t('wallet.choose')} />
        ) : (
          <WalletBookings
            key={`${String(chosen)} ${period.range.start} ${period.range.end}`}
            wallet={wallet}
            period={period}
            bookings={bookings}
            payerId={chosen}
            name={row && wallet.nameOf(row)}
          />
        )}
      </Stack>
    </Page>
  );
}
