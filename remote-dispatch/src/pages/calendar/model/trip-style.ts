import { waitsForDriver } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { bookingStatusStyles, type StatusStyle } from '@navette/shared/ui';
import { UserX } from 'lucide-react';
import type { Booking } from './week-trips.ts';

const unassigned: StatusStyle = { tone: 'danger', icon: UserX, label: messageKey('calendar.toAssign') };

/** Style of a trip by its status, or as still to be assigned. */
export const tripStyle = ({ status, accepted, driver_active }: Booking): StatusStyle =>
  waitsForDriver(status, accepted, driver_active) ? unassigned : bookingStatusStyles[status];

/** Border and background of each tone, distinguishable in greyscale too. */
export const TONES = {
  neutral: { borderColor: 'gray.600', bg: 'gray.50' },
  info: { borderColor: 'blue.600', bg: 'blue.50' },
  success: { borderColor: 'green.600', bg: 'green.50' },
  warning: { borderColor: 'orange.600', bg: 'orange.50' },
  danger: { borderColor: 'red.600', bg: 'red.50' },
  muted: { borderColor: 'gray.400', bg: 'gray.100' },
} as const;
