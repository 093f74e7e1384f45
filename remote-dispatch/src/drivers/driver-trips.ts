import {
  isClockTime,
  isLocked,
  minutesOf,
  tripSpan,
  wallMinutes,
  waitsForDriver,
  type ClockTime,
  type IsoDate,
  type SpanBooking,
} from '@navette/shared/domain';
import type { BookingRow } from '../bookings/booking-row.ts';

/** Fields of a booking that say who drives it, and when it begins. */
export type DrivenBooking = SpanBooking & Pick<BookingRow, 'driverId' | 'driver_active' | 'status' | 'accepted'>;

/** Number of pending trips that a driver has from a time of a day on. */
export const tripsFrom = (
  bookings: readonly DrivenBooking[],
  driverId: number,
  date: IsoDate,
  from: ClockTime,
): number =>
  bookings.filter((booking) => {
    const { status, accepted, driver_active, ap_date, ap_time } = booking;
    if (booking.driverId !== driverId || ap_date !== date || !isClockTime(ap_time)) return false;
    if (isLocked(status) || waitsForDriver(status, accepted, driver_active)) return false;
    return wallMinutes(ap_date, tripSpan(booking).start) >= minutesOf(from);
  }).length;
