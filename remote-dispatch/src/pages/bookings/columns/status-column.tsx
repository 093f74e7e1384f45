import { isLocked } from '@navette/shared/domain';
import { bookingStatusLooks } from '@navette/shared/ui';
import type { TableColumn } from '@navette/shared/ui-table';
import { ChevronDown, Lock } from 'lucide-react';
import type { BookingRow } from '../booking-row.ts';

/** Opens the menu of statuses under the button of a row. */
export type OpenStatusMenu = (booking: BookingRow, button: HTMLElement) => void;

/** Icon, word and lock of the status; the button opens the menu that saves at once (S1 §2.5, §4). */
export const statusColumn = (saving: ReadonlyMap<number, BookingRow['status']>, openMenu: OpenStatusMenu): TableColumn<BookingRow> => ({
  id: 'status',
  header: 'bookings.column.status',
  value: ({ status }) => status,
  text: ({ status }, { t }) => t(bookingStatusLooks[status].label),
  cell: (booking, { t }) => {
    const status = saving.get(booking.id) ?? booking.status;
    const { icon: Icon, label } = bookingStatusLooks[status];
    const word = t(label);
    return (
      <button
        type="button"
        aria-haspopup="menu"
        aria-busy={saving.has(booking.id)}
        aria-label={t('bookings.status.of', { id: booking.id, status: word })}
        onClick={({ currentTarget }) => openMenu(booking, currentTarget)}
      >
        <Icon size={16} aria-hidden /> {word}
        {isLocked(status) && <Lock size={12} role="img" aria-label={t('bookings.locked')} />}
        <ChevronDown size={14} aria-hidden />
      </button>
    );
  },
  width: 148,
  fixed: true,
});
