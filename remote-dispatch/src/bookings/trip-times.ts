import { clockOf, isClockTime, tripSpan, wallMinutes, type SpanBooking } from '@navette/shared/domain';

/**
 * Start and end of the time in which a trip occupies its driver, as in 09:13–10:00; empty when its appointment is not a
 * time of day.
 */
export function tripTimes(booking: SpanBooking): string {
  if (!isClockTime(booking.ap_time)) return '';
  const { start, end } = tripSpan(booking);
  const clock = (minutes: number): string => clockOf(wallMinutes(booking.ap_date, minutes));
  return `${clock(start)}–${clock(end)}`;
}
