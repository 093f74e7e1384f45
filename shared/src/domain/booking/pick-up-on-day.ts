import type { ClockTime } from '../time/clock.ts';
import type { IsoDate } from '../time/date.ts';
import { computedPickUp, type PickUpFacts } from './computed-pick-up.ts';

/** A booking with its pick-up, which was computed for its day; without a day it stands for one of several days without a clock change. */
export interface BookedTimes extends PickUpFacts {
  readonly pick_time?: ClockTime | null | undefined;
}

/** The pick-up time of a booking on a day: a computed one is computed anew, since the clock may change during the night before; a typed one stays. */
export function pickUpOnDay(booking: BookedTimes, ap_date: IsoDate): ClockTime | null {
  const { pick_time = null } = booking;
  const isTyped = pick_time !== null && pick_time !== computedPickUp(booking)?.time;
  return isTyped ? pick_time : (computedPickUp({ ...booking, ap_date })?.time ?? pick_time);
}
