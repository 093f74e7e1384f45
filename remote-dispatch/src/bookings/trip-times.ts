import { clockOf, isClockTime, tripSpan, type SpanBooking } from '@navette/shared/domain';

const FULL_DAY = 1440;

/** HH:mm of a minute that may lie on the day before or after. */
export const clockIn = (minutes: number): string => clockOf(((minutes % FULL_DAY) + FULL_DAY) % FULL_DAY);

/** From when to when a trip occupies its driver, as in 09:13–10:00; empty when its appointment is no time of day. */
export function tripTimes(booking: SpanBooking): string {
  if (!isClockTime(booking.ap_time)) return '';
  const { start, end } = tripSpan(booking);
  return `${clockIn(start)}–${clockIn(end)}`;
}
