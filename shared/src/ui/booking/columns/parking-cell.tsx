import type { FormattingContext } from '../../table/columns/column.ts';
import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BookingRow } from '../booking-row.ts';

interface ParkingCellProps {
  readonly booking: BookingRow;
  readonly context: FormattingContext;
  /** Without it the amount alone is shown. */
  readonly onOpen: ((booking: BookingRow) => void) | undefined;
}

/** Parking amount, with a button that opens the receipt. */
export function ParkingCell({ booking, context: { t, formats }, onOpen }: ParkingCellProps): ReactNode {
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
