import type { ClockTime } from '../time/clock.ts';
import type { IsoDate } from '../time/date.ts';
import { computedPickUp, type PickUpFacts } from './computed-pick-up.ts';

/** A booking with its pick-up, which was computed for its day; without a day for one of several on which the clock does not change. */
export interface BookedTimes extends PickUpFacts {
  readonly pick_time?: ClockTime | null | undefined;
}

/** The pick-up time of a booking on a day: the computed one is that of the day, as the clock may change in the night before; a typed one stays. */
export function pickUpOnDay(booking: BookedTimes, ap_date: IsoDate): ClockTime | null {
  const { pick_time = null } = booking;
  const isTyped = pick_time !== null && pick_time !== computedPickUp(booking)?.time;
  return isTyped ? pick_time : (computedPickUp({ ...booking, ap_date })?.time ?? pick_time);
}
