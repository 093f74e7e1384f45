import type { DriverLocation } from '@navette/shared/realtime';
import { liveStatus, type LiveStatus } from '../../../drivers/live-status.ts';

/** Connection status by driver id; a driver whose status is unknown yet is absent. */
export type LiveDrivers = ReadonlyMap<number, LiveStatus>;

/** No status is known yet. */
export const NO_LIVE: LiveDrivers = new Map();

interface Driver {
  readonly id: number;
  readonly refreshTime: number;
}

/** Current connection status of the drivers; the former map when nothing changed. */
export function liveDrivers(
  former: LiveDrivers,
  drivers: readonly Driver[],
  locations: readonly DriverLocation[],
  now: Date,
): LiveDrivers {
  const places = new Map(locations.map((location) => [location.data.driverId, location]));
  const next = new Map(drivers.map(({ id, refreshTime }) => [id, liveStatus(places.get(id), refreshTime, now)]));
  return former.size === next.size && [...next].every(([id, status]) => former.get(id) === status) ? former : next;
}
