import { useT } from '@navette/shared/i18n';
import { Heading } from '@navette/shared/ui';
import type { BookingRow } from '@navette/shared/ui-booking';
import { DataTable } from '@navette/shared/ui-table';
import { useMemo, useState, type ReactNode } from 'react';
import { BookingReceipts } from '../receipts/booking-receipts.tsx';
import { statusOf } from './booking-status.ts';
import { useShownBookings } from './use-shown-bookings.tsx';
import type { ListQuery, WalletKind } from './wallet-kind.ts';

const keyOf = ({ id }: BookingRow) => id;

interface WalletBookingsProps<Total extends { readonly id: number }> {
  readonly wallet: WalletKind<Total>;
  readonly bookings: ListQuery<BookingRow>;
  /** Whose bookings they are. */
  readonly name: string;
}

/** The bookings of one driver, client or insurer that are still to be invoiced. */
export function WalletBookings<Total extends { readonly id: number }>({
  wallet,
  bookings,
  name,
}: WalletBookingsProps<Total>): ReactNode {
  const t = useT();
  const { rows, descending, control } = useShownBookings(wallet.choice, bookings.data);
  const [receiptOf, setReceiptOf] = useState<number>();
  const columns = useMemo(() => wallet.bookingColumns(({ id }) => setReceiptOf(id)), [wallet]);
  const title = t('wallet.bookingsOf', { name });
  return (
    <>
      <Heading as="h2" size="md">
        {title}
      </Heading>
      <DataTable
        key={String(descending)}
        tableId={`wallet-${wallet.kind}-bookings`}
        address="none"
        label={title}
        columns={columns}
        rows={rows}
        load={bookings}
        rowKey={keyOf}
        rowName={({ id }) => t('wallet.booking', { id })}
        rowStatus={statusOf}
        defaultSort={{ column: 'date', descending }}
        thenBy={[{ column: 'time', descending }]}
        pageSizes={wallet.bookingSizes}
        emptyText={t('wallet.bookings.empty')}
        filters={control}
      />
      {receiptOf !== undefined && <BookingReceipts bookingId={receiptOf} onClose={() => setReceiptOf(undefined)} />}
    </>
  );
}
