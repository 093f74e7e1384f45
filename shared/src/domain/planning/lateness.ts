import { Accepted, BookingStatus } from '../booking/enums.ts';

/** Minutes after its pick-up from which a trip without its passenger on board is late: traffic lights are no exception. */
export const PICK_UP_GRACE = 5;

/** Minutes before the pick-up from which an answer of the driver is missing. */
export const ANSWER_AHEAD = 30;

/** What decides whether a trip is late: fields of a booking. */
export interface LateBooking {
  readonly status: number;
  readonly accepted: number;
  /** The passenger is on board. */
  readonly charged: boolean;
}

/**
 * Whether the pick-up has passed and the passenger is not on board, or it comes soon and the driver has not answered. Only pending trips are late; one that
 * nobody drives is as soon as its pick-up has passed: no driver is on the way.
 * @param minutes until the pick-up, below 0 when it has passed
 */
export function isLate({ status, accepted, charged }: LateBooking, minutes: number): boolean {
  if (status !== BookingStatus.pending || charged) return false;
  if (accepted === Accepted.assign || accepted === Accepted.refused) return minutes < 0;
  return minutes < -PICK_UP_GRACE || (accepted === Accepted.pending && minutes < ANSWER_AHEAD);
}
