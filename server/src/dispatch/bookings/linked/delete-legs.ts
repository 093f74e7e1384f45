import type { Booking, Reached } from '../change/lock-bookings.ts';
import { type Sorted, touchable } from '../series/touchable.ts';

/** The other legs that go with their bookings: the own one, and of the others of a standing order those that may be touched. */
export function legsToDelete({ booking, legs }: Reached, others: readonly Booking[]): Sorted {
  const own = legs.get(booking.id);
  const { free, skipped } = touchable(others.flatMap(({ id }) => legs.get(id) ?? []));
  return { free: own ? [own, ...free] : free, skipped };
}

/** Legs that stay while their other one goes. */
export function withoutOtherLeg(legs: ReadonlyMap<number, Booking>, gone: readonly Booking[]): Booking[] {
  const goneIds = new Set(gone.map(({ id }) => id));
  return gone.flatMap(({ id }) => legs.get(id) ?? []).filter(({ id }) => !goneIds.has(id));
}
