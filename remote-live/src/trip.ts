import type { components } from '@navette/openapi/types';
import {
  clientName,
  clockOf,
  isClockTime,
  tripSpan,
  wallMinutes,
  plannedTrip,
  tripOutlook,
  type OutlookTrip,
  type TripOutlook,
  brusselsNow,
} from '@navette/shared/domain';
import type { Position } from '@navette/shared/ui-map';
import type { FormattingContext } from '@navette/shared/ui-table';

export type Trip = components['schemas']['BookingRow'];

/** "09:13–10:00": time in which a trip occupies its driver; empty when its appointment is no time of day. */
export function tripTimes(trip: Trip): string {
  if (!isClockTime(trip.ap_time)) return '';
  const { start, end } = tripSpan(trip);
  const clock = (minutes: number): string => clockOf(wallMinutes(trip.ap_date, minutes));
  return `${clock(start)}–${clock(end)}`;
}

/** Names of its start and end: a return begins at the destination. */
export function tripEnds(trip: Trip): readonly [from: string, to: string] {
  const client = clientName(trip, 'list');
  const destination = trip.destination_name ?? '';
  return trip.type === 'back' ? [destination, client] : [client, destination];
}

/** The trips of one driver, in driving order; bookings without a time of day are left out. */
export const routeOrder = (trips: readonly Trip[]): Trip[] =>
  trips
    .filter(({ ap_time }) => isClockTime(ap_time))
    .map((trip) => ({ trip, start: plannedTrip(trip).start }))
    .toSorted((one, other) => one.start - other.start || one.trip.id - other.trip.id)
    .map(({ trip }) => trip);

const planned = (trip: Trip): OutlookTrip => ({ ...plannedTrip(trip), charged: trip.charged });

/** Next step of the driver of these trips (see `tripOutlook`). */
export const outlookOf = (trips: readonly Trip[], position: Position | undefined, now: Date): TripOutlook | undefined =>
  tripOutlook(routeOrder(trips).map(planned), position, now);

/** Text of the next step: "09:30 prise en charge, dans 12 min"; empty when nothing is left. */
export function outlookText(outlook: TripOutlook | undefined, { t }: FormattingContext): string {
  if (!outlook) return '';
  const { time } = brusselsNow(outlook.due);
  const what = t(outlook.next === 'pickUp' ? 'tracker.trip.next.pickUp' : 'tracker.trip.next.dropOff', { time });
  return outlook.minutes === undefined ? what : t('tracker.trip.next.in', { what, minutes: outlook.minutes });
}

/** "12 min de retard", or an expected delay; empty when on time. */
export function lateText(outlook: TripOutlook | undefined, now: Date, { t }: FormattingContext): string {
  if (!outlook || outlook.late === 0) return '';
  return t(now > outlook.due ? 'tracker.trip.late' : 'tracker.trip.willBeLate', { minutes: outlook.late });
}
