import { BOOKING_STATUSES, isLocked } from '../../domain/index.ts';
import type { ToastOptions } from '../overlay/toast/use-toast.ts';
import { bookingStatusStyles } from '../status/booking-status.ts';
import type { TableColumn } from '../table/columns/column.ts';
import { StatusMenu } from '../table/rows/status-menu.tsx';
import { Lock } from 'lucide-react';
import type { BookingRow } from './booking-columns.tsx';
import { InvoiceIcons, invoicesOf } from './invoices.tsx';

/** Saves a status. `isUndo`: the call reverts the save before it. */
export type SaveBookingStatus = (booking: BookingRow, status: BookingRow['status'], isUndo: boolean) => Promise<void>;

/** Action in the toast of a saved status, besides Undo: notify the driver. */
export type OfferAfterStatus = (booking: BookingRow, status: BookingRow['status']) => Pick<ToastOptions, 'action'>;

const CHOICES = BOOKING_STATUSES.map((value) => ({ value, style: bookingStatusStyles[value] }));

/** Status column: icon, word and lock; its menu saves immediately, and any status can follow any other (specification/bookings.md#booking-list). */
export const bookingStatusColumn = (save: SaveBookingStatus, offer?: OfferAfterStatus): TableColumn<BookingRow> => ({
  id: 'status',
  whole: true,
  extra: (booking) => 46 + (isLocked(booking.status) ? 17 : 0) + 24 * invoicesOf(booking).length,
  header: 'bookings.column.status',
  value: ({ status }) => status,
  groups: true,
  text: ({ status }, { t }) => t(bookingStatusStyles[status].label),
  cell: (booking, { t }) => (
    <>
      <StatusMenu
        name={t('bookings.row', { id: booking.id })}
        value={booking.status}
        choices={CHOICES}
        onSave={(next, isUndo) => save(booking, next, isUndo)}
        offer={offer && ((next) => offer(booking, next))}
      />
      {isLocked(booking.status) && (
        <span title={t('bookings.locked')}>
          <Lock
            size={13}
            role="img"
            aria-label={t('bookings.locked')}
            style={{ verticalAlign: 'middle', marginInlineStart: 4 }}
          />
        </span>
      )}
      <InvoiceIcons booking={booking} />
    </>
  ),
  fixed: true,
});
