import { CircleCheck, CircleDashed, CircleSlash, TriangleAlert } from 'lucide-react';
import { BookingStatus } from '../../domain/index.ts';
import { messageKey } from '../../i18n/index.ts';
import type { StatusStyle } from './status-mark.tsx';

/** Style, icon and word of each status of a booking, in every list and on the planning. */
export const bookingStatusStyles: Readonly<Record<BookingStatus, StatusStyle>> = {
  [BookingStatus.pending]: { tone: 'neutral', icon: CircleDashed, label: messageKey('booking.status.0') },
  [BookingStatus.closed]: { tone: 'success', icon: CircleCheck, label: messageKey('booking.status.1') },
  [BookingStatus.unfounded]: { tone: 'warning', icon: TriangleAlert, label: messageKey('booking.status.2') },
  [BookingStatus.canceled]: { tone: 'muted', icon: CircleSlash, label: messageKey('booking.status.3') },
};
