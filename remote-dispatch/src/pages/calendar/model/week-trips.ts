import type { components } from '@navette/openapi/types';
import { isClockTime, tripSpan, type TripSpan } from '@navette/shared/domain';
import type { Hours } from './hours.ts';

/** A booking as lists answer it. */
export type Booking = components['schemas']['BookingRow'];

/** A booking with the time that it takes. */
export interface DayTrip extends TripSpan {
  readonly booking: Booking;
}

/** The trips of a day: those in the hours shown, by time, and how many lie before and after. */
export interface CalendarDay {
  readonly date: string;
  readonly trips: readonly DayTrip[];
  readonly before: number;
  readonly after: number;
}

/** The trips of some days, sorted into them. */
export function calendarDays(
  dates: readonly string[],
  bookings: readonly Booking[],
  { start, end }: Hours,
): CalendarDay[] {
  return dates.map((date) => {
    const all = bookings
      .filter(({ ap_date, ap_time }) => ap_date === date && isClockTime(ap_time))
      .map((booking) => ({ booking, ...tripSpan(booking) }));
    const shown = all.filter((trip) => trip.end > start && trip.start < end);
    return {
      date,
      trips: shown.toSorted((a, b) => a.start - b.start || a.booking.id - b.booking.id),
      before: all.filter((trip) => trip.end <= start).length,
      after: all.filter((trip) => trip.start >= end).length,
    };
  });
}
