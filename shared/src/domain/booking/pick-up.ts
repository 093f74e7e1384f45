import { clockOf, minutesOf, type ClockTime } from '../time/clock.ts';
import { addDays, type IsoDate } from '../time/date.ts';
import { minutesAfter } from '../time/elapsed.ts';
import type { BookingType } from './enums.ts';

/** Seconds of margin by which a driver arrives early (specification/bookings.md#pick-up-time). */
export const PICK_UP_MARGIN = 900;

/** Pick-up time of a passenger. */
export interface PickUp {
  readonly time: ClockTime;
  /** The pick-up is on the day before the appointment, which is shown as a warning. */
  readonly dayBefore: boolean;
}

/**
 * The pick-up time: appointment minus the loaded leg minus 15 minutes, rounded down to the minute. `back` is picked up at the appointment; `simple`
 * counts as `to`. Computed in elapsed minutes, so that the driver is on time on the night of a clock change too. A time within
 * the repeated hour is read as its first occurrence: the driver is early, never late.
 * @param seconds duration from the pick-up address to the destination
 * @param date day of the appointment; without it no clock change is considered
 */
export function pickUpTime(type: BookingType, appointment: ClockTime, seconds: number, date?: IsoDate | null): PickUp {
  if (type === 'back') return { time: appointment, dayBefore: false };
  const ahead = (seconds + PICK_UP_MARGIN) / 60;
  const minutes = date ? minutesAfter(date, appointment, -ahead) : minutesOf(appointment) - ahead;
  return { time: clockOf(minutes), dayBefore: minutes < 0 };
}

/** Whether a stored pick-up time is on the day before: it is later than the appointment. */
export const isDayBefore = (pickUp: ClockTime | null | undefined, appointment: ClockTime): boolean =>
  Boolean(pickUp && pickUp > appointment);

/** The day the passenger is picked up. */
export const pickUpDate = (date: IsoDate, pickUp: ClockTime | null | undefined, appointment: ClockTime): IsoDate =>
  isDayBefore(pickUp, appointment) ? addDays(date, -1) : date;
