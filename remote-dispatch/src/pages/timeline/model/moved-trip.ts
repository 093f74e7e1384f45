import { existingTime, movedPickUp } from '@navette/shared/domain';
import { boardTimeOf, clockAt } from './board-time.ts';
import type { TripChange } from './timeline-change.ts';
import type { TimelineBooking } from './timeline-trip.ts';

const MINUTE = 60_000;
/** Step, in minutes, by which trips move. */
export const STEP_MINUTES = 5;

/** A duration rounded to whole steps, in milliseconds. */
export const inSteps = (distance: number): number =>
  Math.round(distance / (STEP_MINUTES * MINUTE)) * STEP_MINUTES * MINUTE;

/**
 * The change that moves a trip by some milliseconds and to a driver: appointment and pick-up move together, over
 * midnight to another day. A time that the clock skips that night is moved on by the hour.
 * @returns null when nothing changes
 */
export function movedTrip(
  booking: Pick<TimelineBooking, 'id' | 'driverId' | 'ap_date' | 'ap_time' | 'pick_time'>,
  distance: number,
  driverId: number,
): TripChange | null {
  const { id, ap_date, ap_time, pick_time } = booking;
  if (distance === 0 && driverId === booking.driverId) return null;
  const change: TripChange = driverId === booking.driverId ? { id } : { id, driverId };
  if (distance === 0) return change;
  const at = clockAt(boardTimeOf(ap_date, ap_time) + distance);
  const [date, time] = [at.date, existingTime(at.date, at.time)];
  return {
    ...change,
    ap_time: time,
    ...(date !== ap_date && { ap_date: date }),
    ...(pick_time !== null && { pick_time: movedPickUp(booking, date, time) }),
  };
}
