import { timelineTrip, type TimelineBooking, type TimelineTrip } from './timeline-trip.ts';

const known = new WeakMap<TimelineBooking, TimelineTrip>();

/** Cached trip of a booking: the same object for the same booking, so that unchanged trips are not drawn again. */
function tripOf(booking: TimelineBooking): TimelineTrip {
  const trip = known.get(booking) ?? timelineTrip(booking);
  known.set(booking, trip);
  return trip;
}

/** Trips of bookings, by start. */
export const tripsOf = (bookings: readonly TimelineBooking[]): TimelineTrip[] =>
  bookings.map(tripOf).sort((left, right) => left.span.start - right.span.start || left.id - right.id);
