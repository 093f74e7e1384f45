import { Accepted, BookingStatus } from '../booking/enums.ts';

/** Minutes after its pick-up from which a trip without its passenger on board is late; allows for traffic. */
export const PICK_UP_GRACE = 5;

/** Minutes before the pick-up from which a missing answer of the driver counts as late. */
export const ANSWER_AHEAD = 30;

/** Fields of a booking that decide whether it is late. */
export interface LateBooking {
  readonly status: number;
  readonly accepted: number;
  /** The passenger is on board. */
  readonly charged: boolean;
}

/**
 * Whether the pick-up has passed without the passenger on board, or is near and the driver has not answered. Only pending trips are late; an
 * unassigned one as soon as its pick-up has passed: no driver is on the way.
 * @param minutes until the pick-up, below 0 when it has passed
 */
export function isLate({ status, accepted, charged }: LateBooking, minutes: number): boolean {
  if (status !== BookingStatus.pending || charged) return false;
  if (accepted === Accepted.assign || accepted === Accepted.refused) return minutes < 0;
  return minutes < -PICK_UP_GRACE || (accepted === Accepted.pending && minutes < ANSWER_AHEAD);
}
