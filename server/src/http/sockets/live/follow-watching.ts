import { RateLimit } from '../../../kernel/rate-limit.ts';
import type { StaffSocket } from '../events.ts';
import { rooms, roomsOf } from '../rooms.ts';

/** Collections that change all the time: a page gets their changes only while it shows them. */
const WATCHED = ['locations'] as const;

type Watched = (typeof WATCHED)[number];

/** Most names that a page sends; there are fewer collections. */
const MOST = 20;

/**
 * Keeps a browser in the rooms of what it shows, as it says by `watch`, and as far as it may see it. One that does not say at the handshake that it
 * will, as those of earlier releases, stays in all. Who says `moves` as well gets what changed of positions, not whole ones.
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
