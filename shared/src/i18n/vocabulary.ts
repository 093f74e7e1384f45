import type { Page } from '../domain/access/pages.ts';
import type { Role } from '../domain/access/roles.ts';
import type { BookingType, Mobility } from '../domain/booking/enums.ts';
import type { RefusalReason } from '../domain/intake/trip-request.ts';

/** Keys of the labels of domain values, shared by all screens. */
export const vocabulary = {
  /** Title of a page, in menus and headings. */
  page: (page: Page | 'todo' | 'daily' | 'denied') => `page.${page}`,
  role: (role: Role) => `role.${role}`,
  bookingType: (type: BookingType) => `booking.type.${type}`,
  bookingStatus: (status: number) => `booking.status.${status}`,
  /** The driver's answer. */
  accepted: (accepted: number) => `booking.accepted.${accepted}`,
  /** Mobility of the client. */
  mobility: (mobility: Mobility) => `booking.mobility.${mobility}`,
  motive: (motive: number) => `booking.motive.${motive}`,
  /** Reason of a refused request for a trip. */
  refusal: (reason: RefusalReason) => `request.refusal.${reason}`,
} as const;
