import { parseStoredDistance } from '../distance/stored-distance.ts';
import { loadedSeconds } from '../distance/trip-distance.ts';
import type { ClockTime } from '../time/clock.ts';
import type { IsoDate } from '../time/date.ts';
import type { BookingType } from './enums.ts';
import { pickUpTime, type PickUp } from './pick-up.ts';

/** Fields that the pick-up time of a booking depends on. */
export interface PickUpFacts {
  readonly type: BookingType;
  /** Day of the appointment; missing or null while there is none, or when there are several. */
  readonly ap_date?: IsoDate | null | undefined;
  /** Time of the appointment; null before it is known. */
  readonly ap_time: ClockTime | null;
  /** Stored distance of the booking, JSON text. */
  readonly distance?: string | null | undefined;
}

/**
 * Pick-up time of a booking (specification/bookings.md#pick-up-time); `undefined` while the appointment or the route to it is unknown. A return leg needs no
 * route: it is picked up at the appointment.
 */
export function computedPickUp({ type, ap_date, ap_time, distance }: PickUpFacts): PickUp | undefined {
  if (ap_time === null) return undefined;
  if (type === 'back') return pickUpTime(type, ap_time, 0);
  const stored = parseStoredDistance(distance);
  return stored && stored.to.length > 1 ? pickUpTime(type, ap_time, loadedSeconds(stored), ap_date) : undefined;
}
