import { isStalePosition } from '@navette/shared/domain';
import type { DriverLocation } from '@navette/shared/realtime';
import { messageKey } from '@navette/shared/i18n';
import type { StatusStyle } from '@navette/shared/ui';
import { CircleDashed, MapPin, UserCheck, WifiOff } from 'lucide-react';

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

/** Tone, icon and text of each connection status. */
export const liveStyles: Readonly<Record<LiveStatus, StatusStyle>> = {
  charged: { tone: 'info', icon: UserCheck, label: messageKey('myDrivers.live.charged') },
  seen: { tone: 'success', icon: MapPin, label: messageKey('myDrivers.live.seen') },
  stale: { tone: 'warning', icon: WifiOff, label: messageKey('myDrivers.live.stale') },
  unknown: { tone: 'muted', icon: CircleDashed, label: messageKey('myDrivers.live.unknown') },
};
