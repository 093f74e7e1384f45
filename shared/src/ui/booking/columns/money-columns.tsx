import { bookingAmount, isWaitTime } from '../../../domain/index.ts';
import { FileCheck, FileWarning, ReceiptText } from 'lucide-react';
import type { BookingRow } from '../booking-row.ts';
import type { BookingColumn } from './booking-column.ts';
import type { FormattingContext } from '../../table/columns/column.ts';
import type { ReactNode } from 'react';

type MoneyColumnId = 'price' | 'driverPrice' | 'amount' | 'invoice' | 'wait' | 'parking' | 'certificate';

/** Columns of price and requirements of the trip (specification/bookings.md#booking-list). */
export const moneyColumns = (
  openReceipt: ((booking: BookingRow) => void) | undefined,
): Readonly<Record<MoneyColumnId, BookingColumn>> => ({
  price: { header: 'bookings.column.price', kind: 'amount', value: ({ price }) => price },
  driverPrice: {
    header: 'bookings.column.driverPrice',
    kind: 'amount',
    value: ({ price_driver }) => price_driver,
    hidden: true,
  },
  amount: {
    header: 'bookings.column.amount',
    hint: 'bookings.column.amount.hint',
    kind: 'amount',
    value: bookingAmount,
    hidden: true,
  },
  invoice: {
    header: 'bookings.column.invoice',
    hint: 'bookings.column.invoice.hint',
    kind: 'flag',
    value: ({ factuur }) => factuur,
    groups: true,
    hideBelow: 1280,
  },
  wait: {
    header: 'bookings.column.wait',
    hint: 'bookings.column.wait.hint',
    value: ({ ap_waittime }) => (isWaitTime(ap_waittime) && ap_waittime !== '0' ? ap_waittime : null),
    align: 'end',
    hideBelow: 1280,
  },
  parking: {
    extra: 30,
    header: 'bookings.column.parking',
    hint: 'bookings.column.parking.hint',
    kind: 'amount',
    value: ({ ticket_price }) => ticket_price || null,
    cell: (booking, context) => <ParkingCell booking={booking} context={context} onOpen={openReceipt} />,
    hideBelow: 1280,
  },
  certificate: {
    header: 'bookings.column.certificate',
    hint: 'bookings.column.certificate.hint',
    value: ({ certificateNeeded, certificateReceived }) => (certificateNeeded ? (certificateReceived ? 1 : 2) : null),
    text: ({ certificateNeeded, certificateReceived }, { t }) =>
      certificateNeeded ? t(certificateReceived ? 'bookings.certificate.received' : 'bookings.certificate.needed') : '',
    cell: ({ certificateNeeded, certificateReceived }, { t }) => {
      if (!certificateNeeded) return null;
      const label = t(certificateReceived ? 'bookings.certificate.received' : 'bookings.certificate.needed');
      const Icon = certificateReceived ? FileCheck : FileWarning;
      return (
        <span title={label}>
          <Icon size={16} role="img" aria-label={label} />
        </span>
      );
    },
    width: 46,
    align: 'center',
    hideBelow: 1280,
  },
});

interface ParkingCellProps {
  readonly booking: BookingRow;
  readonly context: FormattingContext;
  /** Without it the amount alone is shown. */
  readonly onOpen: ((booking: BookingRow) => void) | undefined;
}

/** Parking amount, with a button that opens the receipt. */
function ParkingCell({ booking, context: { t, formats }, onOpen }: ParkingCellProps): ReactNode {
  const { id, ticket_price: paid } = booking;
  if (!paid) return null;
  const label = t('bookings.receipt.open', { id });
  return (
    <>
      {onOpen && (
        <span className="row-actions">
          <button type="button" aria-label={label} title={label} onClick={() => onOpen(booking)}>
            <ReceiptText aria-hidden />
          </button>
        </span>
      )}
      {formats.formatAmount(paid)}
    </>
  );
}
