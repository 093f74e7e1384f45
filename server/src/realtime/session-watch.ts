import type { FastifyBaseLogger } from 'fastify';
import type { SessionStore } from '../auth/session-store.ts';
import type { Sockets, StaffSocket } from './events.ts';

/** How long a socket may outlive a session that another process ended. */
const checkEvery = 15_000;

/** Closes sockets whose session has ended: at once when this process ended it, soon when another one did, or when its time is over. */
export function watchSessions(io: Sockets, sessions: SessionStore, log: FastifyBaseLogger): () => void {
  const endThose = (ended: (sessionId: string) => boolean) => {
    for (const socket of io.sockets.sockets.values()) if (ended(socket.data.caller.sessionId)) end(socket);
  };
  const onRevoked = (ids: string[]) => endThose((id) => ids.includes(id));
  sessions.events.on('revoked', onRevoked);
  const check = async () => {
    const ids = [...io.sockets.sockets.values()].map(({ data }) => data.caller.sessionId);
    if (ids.length === 0) return;
    const alive = await sessions.alive(ids);
    endThose((id) => ids.includes(id) && !alive.has(id));
  };
  const timer = setInterval(() => void check().catch((error: unknown) => log.warn({ err: error }, 'sessions of sockets not checked')), checkEvery);
  return () => {
    clearInterval(timer);
    sessions.events.off('revoked', onRevoked);
  };
}

function end(socket: StaffSocket): void {
  socket.emit('session_ended');
  socket.disconnect(true);
}
