import { CircleCheck, CircleDashed, CircleSlash, TriangleAlert } from 'lucide-react';
import { messageKey } from '../../i18n/index.ts';
import type { StatusLook } from './row-status.ts';

/** A booking's status as the API writes it: 0 pending, 1 closed, 2 unfounded, 3 canceled (S1 §4). */
export type BookingStatusCode = 0 | 1 | 2 | 3;

/** How each status of a booking looks, in every list and on the planning. */
export const bookingStatusLooks: Readonly<Record<BookingStatusCode, StatusLook>> = {
  0: { tone: 'neutral', icon: CircleDashed, label: messageKey('booking.status.0') },
  1: { tone: 'success', icon: CircleCheck, label: messageKey('booking.status.1') },
  2: { tone: 'warning', icon: TriangleAlert, label: messageKey('booking.status.2') },
  3: { tone: 'muted', icon: CircleSlash, label: messageKey('booking.status.3') },
};
