import { clientName, driverName, hasCompanion, isDayBefore, tripMobility, isToAssign } from '../../../domain/index.ts';
import { vocabulary, type Translate } from '../../../i18n/index.ts';
import type { BookingColumn } from './booking-column.ts';
import { UserRoundX, ArrowLeftRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BookingRow } from '../booking-row.ts';

type TripColumnId =
  | 'id'
  | 'date'
  | 'pick'
  | 'time'
  | 'client'
  | 'driver'
  | 'destination'
  | 'type'
  | 'accepted'
  | 'mobility'
  | 'companion';

/** Columns of the trip itself: number, date, times, people, destination, type (specification/bookings.md#booking-list). */
export const TRIP_COLUMNS: Readonly<Record<TripColumnId, BookingColumn>> = {
  id: { header: 'bookings.column.id', kind: 'id', value: ({ id }) => id, hideBelow: 1024 },
  date: {
    header: 'bookings.column.date',
    kind: 'date',
    value: ({ ap_date }) => ap_date,
    groups: true,
    descendingFirst: true,
  },
  pick: {
    header: 'bookings.column.pickTime',
    hint: 'bookings.column.pickTime.hint',
    kind: 'time',
    value: ({ pick_time }) => pick_time,
    text: ({ pick_time, ap_time }, { t, formats }) =>
      !pick_time
        ? ''
        : isDayBefore(pick_time, ap_time)
          ? `${formats.formatTime(pick_time)} (${t('bookings.dayBefore')})`
          : formats.formatTime(pick_time),
    fixed: true,
  },
  time: {
    header: 'bookings.column.time',
    hint: 'bookings.column.time.hint',
    kind: 'time',
    value: ({ ap_time }) => ap_time,
  },
  client: {
    grow: 3,
    header: 'bookings.column.client',
    value: (booking) => clientName(booking, 'list'),
    groups: ({ clientId }) => clientId,
    fixed: true,
  },
  driver: {
    extra: 18,
    grow: 2,
    header: 'bookings.column.driver',
    value: (booking) => driverName(booking, 'list'),
    groups: ({ driverId }) => driverId,
    cell: (row, { t }) => <DriverCell booking={row} t={t} />,
  },
  destination: {
    grow: 3,
    header: 'bookings.column.destination',
    value: ({ destination_name }) => destination_name,
    groups: ({ destinationId }) => destinationId,
  },
  mobility: {
    header: 'bookings.column.mobility',
    value: (booking) => tripMobility(booking),
    groups: true,
    text: (booking, { t }) => t(vocabulary.mobility(tripMobility(booking))),
    hidden: true,
  },
  companion: {
    header: 'bookings.column.companion',
    kind: 'flag',
    value: (booking) => hasCompanion(booking),
    hidden: true,
  },
  type: {
    header: 'bookings.column.type',
    value: ({ type }) => type,
    groups: ({ type, back }) => `${type} ${String(back)}`,
    text: ({ type, back }, { t }) =>
      back ? `${t(vocabulary.bookingType(type))} ${t('bookings.withReturn')}` : t(vocabulary.bookingType(type)),
    cell: (row, { t }) => <TypeCell booking={row} t={t} />,
    hideBelow: 1024,
  },
  accepted: {
    header: 'bookings.column.accepted',
    hint: 'bookings.column.accepted.hint',
    value: ({ accepted }) => accepted,
    groups: true,
    text: ({ accepted }, { t }) => t(vocabulary.accepted(accepted)),
    hidden: true,
  },
};

/** The driver's name, and a mark when the trip still has to be assigned (specification/bookings.md#drivers-answer). */
function DriverCell({ booking, t }: { readonly booking: BookingRow; readonly t: Translate }): ReactNode {
  const { accepted, driver_active: active } = booking;
  const name = driverName(booking, 'list');
  if (!isToAssign(accepted, active)) return name;
  return (
    <span title={t('bookings.toAssign')}>
      <UserRoundX size={14} role="img" aria-label={t('bookings.toAssign')} /> {name}
    </span>
  );
}

/** The type of the trip, and a mark when the client also returns with it. */
function TypeCell({ booking: { type, back }, t }: { readonly booking: BookingRow; readonly t: Translate }): ReactNode {
  const name = t(vocabulary.bookingType(type));
  if (!back) return name;
  return (
    <span title={t('bookings.withReturn')}>
      {name} <ArrowLeftRight size={14} role="img" aria-label={t('bookings.withReturn')} />
    </span>
  );
}
