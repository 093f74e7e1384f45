import type { FastifyBaseLogger } from 'fastify';
import type { HttpServices } from '../services.ts';
import { job } from '../../kernel/work.ts';
import { repeat } from '../../kernel/repeat.ts';
import type { Sockets, StaffSocket } from './events.ts';

/** Maximum milliseconds that a socket outlives its session when the notification of its end was lost. */
const CHECK_EVERY = 15_000;

/**
 * Milliseconds until the socket of an ended session is closed: a client that renewed it or changed the password has the new session by then, and is
 * not asked to sign in.
 */
const GRACE = 2_000;

/** Closes the sockets of sessions that were revoked, on any process, or have expired; polls for revocations whose notification was lost. */
export function closeEndedSessions(
  io: Sockets,
  { sessions, changes }: HttpServices,
  log: FastifyBaseLogger,
): { stop(): Promise<void> } {
  let stopped = false;
  const endThose = (ended: (sessionId: string) => boolean) => {
    for (const socket of io.sockets.sockets.values()) if (ended(socket.data.caller.sessionId)) end(socket);
  };
  const waiting = new Set<NodeJS.Timeout>();
  const afterGrace = (work: () => void) => {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      work();
    }, GRACE);
    waiting.add(timer);
  };
  const onRevoked = (ids: string[]) => afterGrace(() => endThose((id) => ids.includes(id)));
  sessions.events.on('revoked', onRevoked);
  const check = async () => {
    const ids = [...io.sockets.sockets.values()].map(({ data }) => data.caller.sessionId);
    if (ids.length === 0) return;
    const alive = await sessions.alive(ids);
    endThose((id) => ids.includes(id) && !alive.has(id));
  };
  const checking = repeat(job('sessions', check), CHECK_EVERY, (error) =>
    log.warn({ err: error }, 'sessions of sockets not checked'),
  );
  const hasSocket = (sessionId: string) =>
    [...io.sockets.sockets.values()].some(({ data }) => data.caller.sessionId === sessionId);
  changes?.onChange((subject, sessionId = '') => {
    if (subject === 'session' && !stopped && hasSocket(sessionId)) afterGrace(() => void checking.now());
  });
  changes?.onReturn(() => void (stopped || checking.now()));
  return {
    stop: async () => {
      stopped = true;
      sessions.events.off('revoked', onRevoked);
      for (const timer of waiting) clearTimeout(timer);
      await checking.stop();
    },
  };
}

function end(socket: StaffSocket): void {
  socket.emit('session_ended');
  socket.disconnect(true);
}
