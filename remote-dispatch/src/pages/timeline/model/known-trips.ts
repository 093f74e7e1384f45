import { replaceEqualDeep } from '@tanstack/react-query';
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

const isList = (data: unknown): data is readonly TimelineBooking[] => Array.isArray(data);

/**
 * Shallow comparison first, since nearly all fields of a booking are primitive: of a thousand bookings, no unchanged
 * one is copied.
 */
function sharedWith(former: TimelineBooking | undefined, fresh: TimelineBooking): TimelineBooking {
  if (former && isSame(former, fresh)) return former;
  return replaceEqualDeep<TimelineBooking>(former, fresh);
}

function isSame(one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean {
  const names = Object.keys(other);
  return names.length === Object.keys(one).length && names.every((name) => one[name] === other[name]);
}

/**
 * Structural sharing: fresh bookings, with the former objects where nothing changed. Matched by id, since one added or
 * removed booking shifts the index of all after it.
 */
export function shareBookings(former: unknown, fresh: unknown): unknown {
  if (!isList(former) || !isList(fresh)) return fresh;
  const byId = new Map(former.map((booking) => [booking.id, booking]));
  const shared = fresh.map((booking) => sharedWith(byId.get(booking.id), booking));
  return shared.length === former.length && shared.every((booking, index) => booking === former[index])
    ? former
    : shared;
}
