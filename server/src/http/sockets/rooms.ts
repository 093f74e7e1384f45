import { operations } from '@navette/openapi/operations';
import { mayCall, type StaffRole } from '@navette/shared/domain';
import type { Caller } from '../../kernel/caller.ts';
import type { OpenCollection } from '../../live/changes/read-live.ts';

/** Socket rooms: groups that receive the same events. */
export const rooms = {
  staff: 'staff',
  /** Users who may list bookings. */
  bookings: 'bookings',
  /** Users who plan with the external platform. */
  platform: 'platform',
  user: (id: number) => `user:${id}`,
  role: (role: StaffRole) => `role:${role}`,
  /** Users who may list connected apps. */
  apps: 'apps',
  /** Users who may list a collection of the live store. */
  live: (collection: OpenCollection) => `live:${collection}`,
  /** Members of {@link rooms.live} of the positions who get changes instead of whole ones. */
  moves: 'moves',
  /** A user's own tasks. */
  tasksOf: (userId: number) => `tasks:${userId}`,
};

/** List operation whose permission opens the room of a collection. */
const lists = {
  demands: operations.listDemands,
  tickets: operations.listTickets,
  locations: operations.listLocations,
} satisfies Record<OpenCollection, unknown>;
const open = ['demands', 'tickets', 'locations'] as const;

export function roomsOf({ user }: Caller): string[] {
  const may = (permission: readonly string[]) => mayCall(user.pages, permission);
  return [
    rooms.staff,
    rooms.user(user.id),
    rooms.role(user.role),
    ...(may(operations.listBookingsByDate.permission) ? [rooms.bookings] : []),
    ...(may(operations.listTransportDifferences.permission) ? [rooms.platform] : []),
    ...(may(operations.listConnectedApps.permission) ? [rooms.apps] : []),
    ...(may(operations.listTasks.permission) ? [rooms.tasksOf(user.id)] : []),
    ...open.filter((collection) => may(lists[collection].permission)).map(rooms.live),
  ];
}
