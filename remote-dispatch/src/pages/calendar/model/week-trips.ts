import type { components } from '@navette/openapi/types';
import { isClockTime, tripSpan, wallSpan, type TripSpan } from '@navette/shared/domain';
import type { Hours } from './hours.ts';

/** Booking as returned in lists. */
export type Booking = components['schemas']['BookingRow'];

/** Booking with the time that it takes, in minutes of the clock since midnight. */
export interface DayTrip extends TripSpan {
  readonly booking: Booking;
}

/** Trips of a day: those in the shown hours, by time, and the numbers before and after. */
export interface CalendarDay {
  readonly date: string;
  readonly trips: readonly DayTrip[];
  readonly before: number;
  readonly after: number;
}

/** Groups trips by day. */
export function calendarDays(
  dates: readonly string[],
  bookings: readonly Booking[],
  { start, end }: Hours,
): CalendarDay[] {
  return dates.map((date) => {
    const all = bookings
      .filter(({ ap_date, ap_time }) => ap_date === date && isClockTime(ap_time))
      .map((booking) => ({ booking, ...wallSpan(date, tripSpan(booking)) }));
    const shown = all.filter((trip) => trip.end > start && trip.start < end);
    return {
      date,
      trips: shown.toSorted((a, b) => a.start - b.start || a.booking.id - b.booking.id),
      before: all.filter((trip) => trip.end <= start).length,
      after: all.filter((trip) => trip.start >= end).length,
    };
  });
}
