import { clockOf, isClockTime, MINUTES_A_DAY, tripSpan, type SpanBooking } from '@navette/shared/domain';

/** HH:mm of a minute, which may be on the day before or after. */
export const clockIn = (minutes: number): string =>
  clockOf(((minutes % MINUTES_A_DAY) + MINUTES_A_DAY) % MINUTES_A_DAY);

/**
 * Start and end of the time in which a trip occupies its driver, as in 09:13–10:00; empty when its appointment is not a
 * time of day.
 */
export function tripTimes(booking: SpanBooking): string {
  if (!isClockTime(booking.ap_time)) return '';
  const { start, end } = tripSpan(booking);
  return `${clockIn(start)}–${clockIn(end)}`;
}
