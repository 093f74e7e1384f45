import type { PlannedTrip } from './planned-trip.ts';

/** Trips by driver id, in the given order. */
export function tripsByDriver(trips: readonly PlannedTrip[]): ReadonlyMap<number, readonly PlannedTrip[]> {
  const drivers = new Map<number, PlannedTrip[]>();
  for (const trip of trips) {
    const own = drivers.get(trip.driverId);
    if (own) own.push(trip);
    else drivers.set(trip.driverId, [trip]);
  }
  return drivers;
}
