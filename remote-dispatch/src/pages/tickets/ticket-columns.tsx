import { messageKey } from '@navette/shared/i18n';
import type { ParkingTicket } from '@navette/shared/realtime';
import type { TableColumn } from '@navette/shared/ui-table';

const LINK = { textDecoration: 'underline', cursor: 'pointer', minHeight: '24px' } as const;

/** Columns of the parking receipts (S1 §2.10). */
export const ticketColumns = (open: (ticket: ParkingTicket) => void): readonly TableColumn<ParkingTicket>[] => [
  {
    id: 'bookingId',
    header: messageKey('tickets.bookingId'),
    kind: 'id',
    value: ({ bookingId }) => bookingId,
    fixed: true,
    descendingFirst: true,
  },
  {
    id: 'ticketId',
    header: messageKey('tickets.ticketId'),
    value: ({ ticketId }) => ticketId,
    hideBelow: 1024,
  },
  { id: 'driver', header: messageKey('tickets.driver'), value: ({ driver }) => driver, groups: true },
  {
    id: 'date',
    header: messageKey('tickets.date'),
    kind: 'date',
    value: ({ date }) => date,
    groups: true,
    descendingFirst: true,
  },
  {
    id: 'photo',
    header: messageKey('tickets.photo'),
    value: ({ imageUrl }) => imageUrl !== null,
    unsortable: true,
    unsearched: true,
    csv: false,
    width: 140,
    cell: (ticket, { t }) =>
      ticket.imageUrl === null ? (
        t('tickets.photo.none')
      ) : (
        <button
          type="button"
          style={LINK}
          aria-label={t('tickets.photo.viewOf', { id: ticket.bookingId })}
          onClick={() => open(ticket)}
        >
          {t('tickets.photo.view')}
        </button>
      ),
  },
];
