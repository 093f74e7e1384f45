import type { Said } from '@navette/shared/ui-table';
import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BookingRow } from '../../../bookings/booking-row.ts';

interface ParkingCellProps {
  readonly booking: BookingRow;
  readonly said: Said;
  readonly onOpen: (booking: BookingRow) => void;
}

/** What was paid for parking, and the way to its receipt. */
export function ParkingCell({ booking, said: { t, formats }, onOpen }: ParkingCellProps): ReactNode {
  const { id, ticket_price: paid } = booking;
  if (!paid) return null;
  const label = t('bookings.receipt.open', { id });
  return (
    <>
      <span className="row-actions">
        <button type="button" aria-label={label} title={label} onClick={() => onOpen(booking)}>
          <ReceiptText aria-hidden />
        </button>
      </span>
      {formats.formatAmount(paid)}
    </>
  );
}
