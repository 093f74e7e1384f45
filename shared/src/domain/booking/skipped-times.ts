import { isClockTime, type ClockTime } from '../time/clock.ts';
import { belgianDate, isIsoDate, type IsoDate } from '../time/date.ts';
import { existingTime } from '../time/instant.ts';
import { pickUpDate } from './pick-up.ts';
import { pickUpOnDay, type BookedTimes } from './pick-up-on-day.ts';
import type { FieldProblem } from './validate.ts';

/**
 * A time that the clock skips on a day (02:30 on the last Sunday of March) is refused: nobody can be there then. Empty when there is such a time, or
 * something is no date or time at all, which others refuse.
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

/** The times of a booking that the clock skips on one of its days: of the appointment, and of a pick-up that is not computed for the day. */
export function skippedInBooking(booking: BookedTimes, dates: readonly IsoDate[]): FieldProblem[] {
  const { ap_time } = booking;
  if (!ap_time) return [];
  const appointment = dates.flatMap((date) => skippedTime('ap_time', date, ap_time));
  const pickUp = dates.filter(isIsoDate).flatMap((date) => {
    const time = pickUpOnDay(booking, date);
    return skippedTime('pick_time', pickUpDate(date, time, ap_time), time);
  });
  return [...appointment.slice(0, 1), ...pickUp.slice(0, 1)];
}
