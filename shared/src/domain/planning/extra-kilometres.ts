import { roadKm, straightKm, type GeoPlace } from '../distance/estimate.ts';
import { occupiesDriver, type PlannedTrip } from './planned-trip.ts';

/** Trips of a driver's day before and after a trip. */
export interface Neighbours {
  readonly before: PlannedTrip | undefined;
  readonly after: PlannedTrip | undefined;
}

/** The trips before and after a trip on the same day, by begin; trips that don't occupy the driver, and the trip itself, are ignored. */
export function neighboursOf(tripsOfDriver: readonly PlannedTrip[], trip: PlannedTrip): Neighbours {
  let [before, after]: [PlannedTrip?, PlannedTrip?] = [];
  for (const other of tripsOfDriver) {
    if (other.date !== trip.date || other.id === trip.id || !occupiesDriver(other)) continue;
    if (other.start <= trip.start) {
      if (!before || other.start > before.start) before = other;
    } else if (!after || other.start < after.start) after = other;
  }
  return { before, after };
}

/** Estimated kilometres by road; `undefined` when a place is unknown. */
export const kmBetween = (from: GeoPlace | null | undefined, to: GeoPlace | null | undefined): number | undefined =>
  from && to ? roadKm(straightKm(from, to)) : undefined;

/**
 * Kilometres that a trip adds to the day of a driver, to 100 m: there from the trip before or from home, with the client, on to the next trip or
 * home, minus the route that is no longer driven. Estimated. Null when a place on the way is unknown.
 * @param tripsOfDriver trips of that day; others are ignored
 * @param home start and end of the driver's day
 */
export function extraKilometres(
  tripsOfDriver: readonly PlannedTrip[],
  home: GeoPlace | null,
  trip: PlannedTrip,
): number | null {
  const { before, after } = neighboursOf(tripsOfDriver, trip);
  const [origin, goal] = [before ? before.to : home, after ? after.from : home];
  const [there, onward, spared] = [kmBetween(origin, trip.from), kmBetween(trip.to, goal), kmBetween(origin, goal)];
  if (there === undefined || onward === undefined || spared === undefined || trip.loadedKm === null) return null;
  // A driver without any other trip stays at home, so no route is saved. Roads are estimated, so that a detour may seem to save.
  return Math.max(0, Math.round((there + trip.loadedKm + onward - spared) * 10) / 10);
}
