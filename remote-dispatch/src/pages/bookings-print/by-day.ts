import type { BookingRow } from '../../bookings/booking-row.ts';

/** Trips of a day, by pick-up time. */
export interface DayOfTrips {
  readonly date: string;
  readonly trips: readonly BookingRow[];
}

const timeOf = ({ pick_time, ap_time }: BookingRow): string => pick_time ?? ap_time;

/** Bookings grouped by day; within a day by pick-up time, then by driver. */
export function byDay(bookings: readonly BookingRow[]): readonly DayOfTrips[] {
  const days = new Map<string, BookingRow[]>();
  for (const booking of bookings) days.set(booking.ap_date, [...(days.get(booking.ap_date) ?? []), booking]);
  return [...days]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([date, trips]) => ({
      date,
      trips: trips.toSorted(
        (left, right) => timeOf(left).localeCompare(timeOf(right)) || left.driverId - right.driverId,
      ),
    }));
}
