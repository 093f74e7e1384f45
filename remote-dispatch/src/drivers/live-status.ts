import { isStalePosition } from '@navette/shared/domain';
import type { DriverLocation } from '@navette/shared/realtime';

/** Connection status of a driver: with a passenger, position known, position stale, or never seen. */
export type LiveStatus = 'charged' | 'seen' | 'stale' | 'unknown';

/**
 * Connection status of a driver.
 * @param location last known position
 * @param refreshTime seconds between two positions of the driver's app
 */
export function liveStatus(location: DriverLocation | undefined, refreshTime: number, now: Date): LiveStatus {
  if (!location) return 'unknown';
  if (isStalePosition(location.data.time, refreshTime, now)) return 'stale';
  return location.data.charged ? 'charged' : 'seen';
}
