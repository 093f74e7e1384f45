import { isStalePosition } from '@navette/shared/domain';
import type { DriverLocation } from '@navette/shared/realtime';

/** Where a driver is, as far as the app told: with a passenger, under way without one, stale, or never seen. */
export type LiveStanding = 'charged' | 'seen' | 'stale' | 'unknown';

/**
 * How a driver is connected.
 * @param location the last position that is known
 * @param refreshTime seconds between two positions of the driver's app
 */
export function liveStanding(location: DriverLocation | undefined, refreshTime: number, now: Date): LiveStanding {
  if (!location) return 'unknown';
  if (isStalePosition(location.data.time, refreshTime, now)) return 'stale';
  return location.data.charged ? 'charged' : 'seen';
}
