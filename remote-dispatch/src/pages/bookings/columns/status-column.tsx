import { BOOKING_STATUSES, isLocked } from '@navette/shared/domain';
import { bookingStatusLooks } from '@navette/shared/ui';
import { StatusMenu, type TableColumn } from '@navette/shared/ui-table';
import { Lock } from 'lucide-react';
import type { BookingRow } from '../booking-row.ts';

const CHOICES = BOOKING_STATUSES.map((value) => ({ value, look: bookingStatusLooks[value] }));

/** Icon, word and lock of the status; its menu saves at once, and any status can follow any other (S1 §2.5, §4). */
export const statusColumn = (save: (id: number, status: BookingRow['status']) => Promise<void>): TableColumn<BookingRow> => ({
  id: 'status',
  header: 'bookings.column.status',
  value: ({ status }) => status,
  text: ({ status }, { t }) => t(bookingStatusLooks[status].label),
  cell: ({ id, status }, { t }) => (
    <>
      <StatusMenu name={t('bookings.row', { id })} value={status} choices={CHOICES} onSave={(next) => save(id, next)} />
      {isLocked(status) && (
        <span title={t('bookings.locked')}>
          <Lock size={13} role="img" aria-label={t('bookings.locked')} style={{ verticalAlign: 'middle', marginInlineStart: 4 }} />
        </span>
      )}
    </>
  ),
  csv: false,
  width: 142,
  fixed: true,
});
