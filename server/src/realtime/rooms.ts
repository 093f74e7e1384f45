import { operations } from '@navette/openapi/operations';
import { mayCall, type StaffRole } from '@navette/shared/domain';
import type { Caller } from '../auth/caller.ts';

/** Groups of sockets that are told the same things. */
export const rooms = {
  staff: 'staff',
  /** Those who may list bookings hear which ones changed. */
  bookings: 'bookings',
  user: (id: number) => `user:${id}`,
  role: (role: StaffRole) => `role:${role}`,
};

export function roomsOf({ user }: Caller): string[] {
  const mayList = mayCall(user.pages, operations.listBookingsByDate.permission);
  return [rooms.staff, rooms.user(user.id), rooms.role(user.role), ...(mayList ? [rooms.bookings] : [])];
}
