import type { DriverLocation } from '@navette/shared/realtime';
import { liveStanding, type LiveStanding } from '../../../drivers/live-standing.ts';

/** How the drivers are connected, by number; a driver of whom nothing is known yet is absent. */
export type LiveDrivers = ReadonlyMap<number, LiveStanding>;

/** Nothing is known yet. */
export const NO_LIVE: LiveDrivers = new Map();

interface Driver {
  readonly id: number;
  readonly refreshTime: number;
}

/** How drivers are connected now; the former map when it is the same. */
export function liveDrivers(
  former: LiveDrivers,
  drivers: readonly Driver[],
  locations: readonly DriverLocation[],
  now: Date,
): LiveDrivers {
  const places = new Map(locations.map((location) => [location.data.driverId, location]));
  const next = new Map(drivers.map(({ id, refreshTime }) => [id, liveStanding(places.get(id), refreshTime, now)]));
  return former.size === next.size && [...next].every(([id, standing]) => former.get(id) === standing) ? former : next;
}
