import type { Page } from '../domain/access/pages.ts';
import type { Role } from '../domain/access/roles.ts';
import type { BookingType, Mobility } from '../domain/booking/enums.ts';

/** Keys of the names that values of the domain have on every screen. */
export const vocabulary = {
  /** Title of a page, in menus and headings. */
  page: (page: Page | 'todo' | 'daily' | 'denied') => `page.${page}`,
  role: (role: Role) => `role.${role}`,
  bookingType: (type: BookingType) => `booking.type.${type}`,
  bookingStatus: (status: number) => `booking.status.${status}`,
  /** The driver's answer. */
  accepted: (accepted: number) => `booking.accepted.${accepted}`,
  /** How the client travels. */
  mobility: (mobility: Mobility) => `booking.mobility.${mobility}`,
  motive: (motive: number) => `booking.motive.${motive}`,
} as const;
