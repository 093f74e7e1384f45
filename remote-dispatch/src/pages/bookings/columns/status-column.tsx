import { BOOKING_STATUSES, isLocked } from '@navette/shared/domain';
import { bookingStatusLooks } from '@navette/shared/ui';
import { StatusMenu, type TableColumn } from '@navette/shared/ui-table';
import { Lock } from 'lucide-react';
import type { BookingRow } from '../../../bookings/booking-row.ts';
import type { SaveStatus } from '../requests/use-save-status.ts';

const CHOICES = BOOKING_STATUSES.map((value) => ({ value, look: bookingStatusLooks[value] }));

/** Icon, word and lock of the status; its menu saves at once, and any status can follow any other (S1 §2.5, §4). */
export const statusColumn = (save: SaveStatus): TableColumn<BookingRow> => ({
  id: 'status',
  header: 'bookings.column.status',
  value: ({ status }) => status,
  text: ({ status }, { t }) => t(bookingStatusLooks[status].label),
  cell: (booking, { t }) => (
    <>
      <StatusMenu
        name={t('bookings.row', { id: booking.id })}
        value={booking.status}
        choices={CHOICES}
        onSave={(next, isUndo) => save(booking, next, isUndo)}
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
    </>
  ),
  csv: false,
  width: 144,
  fixed: true,
});
