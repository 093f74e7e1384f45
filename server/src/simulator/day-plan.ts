import { BookingStatus, plannedTrip, tripSpan } from '@navette/shared/domain';
import type { components } from '@navette/openapi/types';

export type Booking = components['schemas']['BookingRow'];

/** A place on earth, WGS 84. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** A trip that a driver drives: with the passenger from one place to the other, in minutes of the day. */
export interface Ride {
  readonly booking: Booking;
  readonly start: number;
  readonly end: number;
  readonly from: Place;
  readonly to: Place;
}

const ASKED: readonly number[] = [1, 2, 4];

/** The rides of a day in order: trips that are not refused or canceled, and whose places are known. A return on call waits for the call. */
export function ridesOf(bookings: readonly Booking[]): Ride[] {
  return bookings
    .filter(({ status, accepted, willCall }) => status < BookingStatus.unfounded && ASKED.includes(accepted) && !willCall)
    .flatMap((booking) => {
      const { from, to } = plannedTrip(booking);
      return from && to ? [{ booking, ...tripSpan(booking), from, to }] : [];
    })
    .toSorted((a, b) => a.start - b.start);
}
