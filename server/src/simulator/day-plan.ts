import { Accepted, isDriven, midnightOf, plannedTrip, type IsoDate } from '@navette/shared/domain';
import type { DriverBooking } from '../live/driver-app/protocol.ts';

export type Booking = DriverBooking;

/** A place on earth, WGS 84. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** A driven trip: with the passenger from one place to the other. */
export interface Ride {
  readonly booking: Booking;
  /** Elapsed minutes since the midnight of today, below 0 yesterday. */
  readonly start: number;
  readonly end: number;
  readonly from: Place;
  readonly to: Place;
}

/**
 * The rides of today and the adjacent days, in order: trips that are not refused or canceled. A will-call return waits for the call.
 * @param home used for unknown places
 */
export function ridesOf(bookings: readonly Booking[], today: IsoDate, home: Place): Ride[] {
  return bookings
    .filter(
      ({ status, accepted, willCall }) =>
        isDriven(status) && accepted !== Accepted.assign && accepted !== Accepted.refused && !willCall,
    )
    .map((booking) => {
      const { start, end, from, to } = plannedTrip(booking);
      const midnight = midnightOf(booking.ap_date) - midnightOf(today);
      return {
        booking,
        start: midnight + start,
        end: midnight + end,
        from: from ?? to ?? home,
        to: to ?? from ?? home,
      };
    })
    .toSorted((a, b) => a.start - b.start);
}
