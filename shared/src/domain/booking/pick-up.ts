import { clockOf, minutesOf, type ClockTime, MINUTES_A_DAY } from '../time/clock.ts';
import { addDays, type IsoDate } from '../time/date.ts';
import { minutesAfter, elapsedMinutes } from '../time/elapsed.ts';
import type { BookingType } from './enums.ts';
import { parseStoredDistance, loadedSeconds } from '../distance/trip-distance.ts';

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
