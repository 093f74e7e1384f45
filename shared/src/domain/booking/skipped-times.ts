import { isClockTime, type ClockTime } from '../time/clock.ts';
import { belgianDate, isIsoDate, type IsoDate } from '../time/date.ts';
import { existingTime } from '../time/instant.ts';
import type { BookingTimes } from './moved-pick-up.ts';
import { pickUpDate } from './pick-up.ts';
import { pickUpOnDay, type BookedTimes } from './pick-up-on-day.ts';
import type { FieldProblem } from './validate.ts';

/**
 * Refuses a time that the clock skips on a day (02:30 on the last Sunday of March). Empty when the time exists, or when it is no date or time at all,
 * which other rules refuse.
 */
export function skippedTime(
  field: string,
  date: IsoDate | null | undefined,
  time: ClockTime | null | undefined,
): FieldProblem[] {
  if (!date || !time || !isIsoDate(date) || !isClockTime(time)) return [];
  const next = existingTime(date, time);
  const params = { date: belgianDate(date), time: next };
  return next === time ? [] : [{ field, messageKey: 'validation.timeSkipped', params }];
}

/** Problems of an appointment and a pick-up that the clock skips. */
export const skippedTimes = ({ ap_date, ap_time, pick_time }: BookingTimes): FieldProblem[] => [
  ...skippedTime('ap_time', ap_date, ap_time),
  ...skippedTime('pick_time', pickUpDate(ap_date, pick_time, ap_time), pick_time),
];

/** Problems of skipped times on any of the days of a booking, each field once; a pick-up that is computed for the day is never skipped. */
export function skippedInBooking(booking: BookedTimes, dates: readonly IsoDate[]): FieldProblem[] {
  const { ap_time } = booking;
  if (!ap_time) return [];
  const problems = dates
    .filter(isIsoDate)
    .flatMap((ap_date) => skippedTimes({ ap_date, ap_time, pick_time: pickUpOnDay(booking, ap_date) }));
  return problems.filter(({ field }, index) => problems.findIndex((first) => first.field === field) === index);
}
