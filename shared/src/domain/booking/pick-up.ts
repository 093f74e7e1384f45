import { clockOf, minutesOf, type ClockTime } from '../time/clock.ts';
import { addDays, type IsoDate } from '../time/date.ts';
import { minutesAfter } from '../time/elapsed.ts';
import type { BookingType } from './enums.ts';

/** Seconds a driver arrives before the trip needs him to (S1 §4). */
export const PICK_UP_MARGIN = 900;

/** When the passenger is picked up. */
export interface PickUp {
  readonly time: ClockTime;
  /** The pick-up is on the day before the appointment, which deserves a warning. */
  readonly dayBefore: boolean;
}

/**
 * The pick-up time: appointment minus the loaded leg minus 15 minutes, rounded down to the minute.
 * `back` is picked up at the appointment; `simple` counts as `to` (S1 §4, DECISIONS 20). These are minutes that pass, so that the driver is in time on
 * the night on which the clock changes too. Of the hour that comes twice a time alone is read as the first: the driver is early, never late.
 * @param seconds duration from the pick-up address to the destination
 * @param date day of the appointment; without it the clock does not change
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
