import { clockOf, MINUTES_A_DAY, minutesOf, type ClockTime } from '../time/clock.ts';
import type { IsoDate } from '../time/date.ts';
import { elapsedMinutes, minutesAfter } from '../time/elapsed.ts';
import { isDayBefore } from './pick-up.ts';

/** The times of a booking. */
export interface BookingTimes {
  readonly ap_date: IsoDate;
  readonly ap_time: ClockTime;
  readonly pick_time: ClockTime | null;
}

/** Pick-up of a booking whose appointment is moved: the same number of minutes before it, also across a change of the clock. */
export function movedPickUp({ ap_date, ap_time, pick_time }: BookingTimes, date: IsoDate, time: ClockTime) {
  if (pick_time === null) return null;
  const pickUp = minutesOf(pick_time) - (isDayBefore(pick_time, ap_time) ? MINUTES_A_DAY : 0);
  const ahead = elapsedMinutes(ap_date, minutesOf(ap_time)) - elapsedMinutes(ap_date, pickUp);
  return clockOf(minutesAfter(date, time, -ahead));
}
