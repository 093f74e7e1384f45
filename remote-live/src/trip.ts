import type { components } from '@navette/openapi/types';
import {
  clientName,
  clockOf,
  isClockTime,
  tripSpan,
  wallMinutes,
  occupiesDriver,
  plannedTimes,
  plannedTrip,
  type OutlookTrip,
  brusselsNow,
} from '@navette/shared/domain';
import { expectedText } from '@navette/shared/ui-booking';
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

/** Expected times of a trip, as the server works them out (specification/live.md#where-a-driver-is). */
export type Whereabouts = components['schemas']['Whereabouts'];

/** Next step of a driver. */
export interface NextStep {
  readonly trip: OutlookTrip;
  /** `pickUp`: on the way to the passenger; `dropOff`: the passenger is on board. */
  readonly kind: 'pickUp' | 'dropOff';
  /** Planned time. */
  readonly due: Date;
  /** Undefined for a trip that is hours away. */
  readonly where: Whereabouts | undefined;
}

/**
 * Next step of a driver: what the server expects of him, else to drop off the passenger on board, else the earliest pick-up.
 * @param trips of one driver
 * @param where that of the driver's next trip, if any is near
 */
export function nextStep(trips: readonly Trip[], where: Whereabouts | undefined): NextStep | undefined {
  const open = routeOrder(trips)
    .map((trip): OutlookTrip => ({ ...plannedTrip(trip), charged: trip.charged }))
    .filter(occupiesDriver);
  const expected = open.find(({ id }) => id === where?.bookingId);
  const trip = expected ?? open.find(({ charged }) => charged) ?? open[0];
  if (!trip) return undefined;
  const { start, end } = plannedTimes(trip);
  return {
    trip,
    kind: trip.charged ? 'dropOff' : 'pickUp',
    due: new Date(trip.charged ? end : start),
    where: expected && where,
  };
}

/** Text of the next step: when it is expected, else when it is planned, as "09:30 prise en charge"; empty when nothing is left. */
export function nextText(next: NextStep | undefined, { t }: FormattingContext): string {
  if (!next) return '';
  const { time } = brusselsNow(next.due);
  return (
    (next.where && expectedText(next.where, t)) ||
    t(next.kind === 'pickUp' ? 'tracker.trip.next.pickUp' : 'tracker.trip.next.dropOff', { time })
  );
}
