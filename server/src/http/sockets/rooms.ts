import { operations } from '@navette/openapi/operations';
import { mayCall, type StaffRole } from '@navette/shared/domain';
import type { Caller } from '../../kernel/caller.ts';
import type { OpenCollection } from '../../live/changes.ts';
import { RateLimit } from '../../kernel/rate-limit.ts';
import type { StaffSocket } from './events.ts';

/** Socket rooms: groups that receive the same events. */
export const rooms = {
  staff: 'staff',
  /** Users who may list bookings. */
  bookings: 'bookings',
  /** Users who plan with the external platform. */
  platform: 'platform',
  /** Users who may list bank transactions. */
  bank: 'bank',
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
    ...(may(operations.listTransactions.permission) ? [rooms.bank] : []),
    ...(may(operations.listConnectedApps.permission) ? [rooms.apps] : []),
    ...(may(operations.listTasks.permission) ? [rooms.tasksOf(user.id)] : []),
    ...open.filter((collection) => may(lists[collection].permission)).map(rooms.live),
  ];
}

/** Constantly changing collections: a page gets their changes only while it shows them. */
const WATCHED = ['locations'] as const;

type Watched = (typeof WATCHED)[number];

/** Maximum names in a message; there are fewer collections. */
const MOST = 20;

/**
 * Keeps a browser in the rooms of the collections that it shows, by its `watch` messages and its permissions. Browsers of earlier releases, which do
 * not announce `watch` at the handshake, stay in all. A browser that also announces `moves` gets changes of positions, not whole ones.
 * @param joined called for each collection that the browser shows from now on
 */
export function followWatching(socket: StaffSocket, joined: (collection: Watched) => void): void {
  const { watches, moves }: { watches?: unknown; moves?: unknown } = socket.handshake.auth;
  const permitted = new Set(roomsOf(socket.data.caller));
  const limit = new RateLimit({ burst: 60, perSecond: 5 });
  const show = (shown: readonly unknown[]) => {
    for (const collection of WATCHED) {
      const room = moves === true ? rooms.moves : rooms.live(collection);
      if (!shown.includes(collection)) void socket.leave(room);
      else if (permitted.has(rooms.live(collection)) && !socket.rooms.has(room)) {
        void socket.join(room);
        joined(collection);
      }
    }
  };
  if (watches === true) {
    for (const collection of WATCHED) void socket.leave(rooms.live(collection));
  }
  socket.on('watch', (message) => {
    if (limit.take('', 1, new Date()) === 0 && isWatching(message)) show(message.collections);
  });
}

const isWatching = (message: unknown): message is { collections: unknown[] } =>
  typeof message === 'object' &&
  message !== null &&
  'collections' in message &&
  Array.isArray(message.collections) &&
  message.collections.length <= MOST;
