import { clientName, driverName } from '@navette/shared/domain';
import { vocabulary } from '@navette/shared/i18n';
import { bookingStatusStyles } from '@navette/shared/ui';
import { statusColumn, type FormattingContext, type TableColumn } from '@navette/shared/ui-table';
import { clockAt } from '../../model/board-time.ts';
import { exceptionStyles } from '../exceptions/exception-styles.ts';
import type { TripRow } from './trip-row.ts';

const exceptionText = ({ kinds }: TripRow, { t }: FormattingContext): string =>
  kinds.map((kind) => t(exceptionStyles[kind].label)).join(', ');

/** Columns of the table view: driver, times, trip, and exceptions. */
export const TRIP_COLUMNS: readonly TableColumn<TripRow>[] = [
  {
    id: 'driver',
    header: 'planning.column.driver',
    value: ({ trip: { booking } }) => driverName(booking, 'list'),
    groups: ({ trip: { booking } }) => booking.driverId,
    fixed: true,
  },
  {
    id: 'start',
    header: 'planning.column.start',
    kind: 'time',
    value: ({ trip }) => clockAt(trip.span.start).time,
    fixed: true,
  },
  {
    id: 'end',
    header: 'planning.column.end',
    kind: 'time',
    value: ({ trip }) => clockAt(trip.span.end).time,
    hideBelow: 768,
  },
  {
    id: 'appointment',
    header: 'planning.column.appointment',
    kind: 'time',
    value: ({ trip: { booking } }) => booking.ap_time,
    hidden: true,
  },
  {
    id: 'client',
    grow: 3,
    header: 'planning.column.client',
    value: ({ trip: { booking } }) => clientName(booking, 'list'),
    groups: ({ trip: { booking } }) => booking.clientId,
  },
  {
    id: 'destination',
    grow: 3,
    header: 'planning.column.destination',
    value: ({ trip: { booking } }) => booking.destination_name,
    groups: ({ trip: { booking } }) => booking.destinationId,
    hideBelow: 768,
  },
  {
    id: 'exceptions',
    extra: 24,
    header: 'planning.column.exceptions',
    value: ({ kinds }) => kinds.length || null,
    text: exceptionText,
    cell: (row, { t }) =>
      row.kinds.map((kind) => {
        const { icon: Icon, label } = exceptionStyles[kind];
        return (
          <span key={kind} className="status" data-tone="warning" style={{ marginInlineEnd: 8 }}>
            <Icon aria-hidden />
            {t(label)}
          </span>
        );
      }),
    descendingFirst: true,
  },
  {
    id: 'type',
    header: 'planning.column.type',
    value: ({ trip: { booking } }) => booking.type,
    groups: true,
    text: ({ trip: { booking } }, { t }) => t(vocabulary.bookingType(booking.type)),
    hideBelow: 1440,
  },
  {
    id: 'answer',
    header: 'planning.column.answer',
    value: ({ trip: { booking } }) => booking.accepted,
    groups: true,
    text: ({ trip: { booking } }, { t }) => t(vocabulary.accepted(booking.accepted)),
  },
  statusColumn<TripRow>({
    id: 'status',
    header: 'planning.column.status',
    status: ({ trip: { booking } }) => bookingStatusStyles[booking.status],
    groups: true,
    hideBelow: 1024,
  }),
  { id: 'id', header: 'planning.column.id', kind: 'id', value: ({ id }) => id, hidden: true },
];
