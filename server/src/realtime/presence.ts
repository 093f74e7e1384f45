import type { ConnectedUser, Sockets } from './events.ts';
import { rooms } from './rooms.ts';

/** Several people connect at once after a restart; the list is told once for all of them. */
const settle = 100;

/**
 * Tells staff who is connected whenever that changes. Counts the sockets of this process; with several processes the
 * list comes from a table instead, see docs/adr.
 */
export function tellPresence(io: Sockets): { changed(): void; stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    timer = undefined;
    io.to(rooms.staff).emit('presence', { users: connectedUsers(io) });
  };
  return {
    changed: () => {
      timer ??= setTimeout(tell, settle);
    },
    stop: () => clearTimeout(timer),
  };
}

function connectedUsers(io: Sockets): ConnectedUser[] {
  return [...io.sockets.sockets.values()].map(({ id, data }) => {
    const { id: userId, firstname, lastname, role } = data.caller.user;
    return { socketId: id, user: { id: userId, firstname, lastname, role, active: true } };
  });
}
