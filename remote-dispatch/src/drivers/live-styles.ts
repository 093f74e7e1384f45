import { messageKey } from '@navette/shared/i18n';
import type { StatusStyle } from '@navette/shared/ui';
import { CircleDashed, MapPin, UserCheck, WifiOff } from 'lucide-react';
import type { LiveStatus } from './live-status.ts';

/** Tone, icon and text of each connection status. */
export const liveStyles: Readonly<Record<LiveStatus, StatusStyle>> = {
  charged: { tone: 'info', icon: UserCheck, label: messageKey('myDrivers.live.charged') },
  seen: { tone: 'success', icon: MapPin, label: messageKey('myDrivers.live.seen') },
  stale: { tone: 'warning', icon: WifiOff, label: messageKey('myDrivers.live.stale') },
  unknown: { tone: 'muted', icon: CircleDashed, label: messageKey('myDrivers.live.unknown') },
};
