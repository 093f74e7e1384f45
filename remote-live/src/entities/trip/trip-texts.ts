import type { components } from '@navette/openapi/types';
import { clientName, clockOf, isClockTime, tripSpan, wallMinutes } from '@navette/shared/domain';

/** A booking of a day. */
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
