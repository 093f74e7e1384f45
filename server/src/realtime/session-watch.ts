import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../app/services.ts';
import { repeat } from '../platform/repeat.ts';
import type { Sockets, StaffSocket } from './events.ts';

/** Milliseconds a socket may outlive its session when nobody told of its end. */
const CHECK_EVERY = 15_000;

/** Closes sockets whose session has ended: at once when this process ended it, or another one told, and soon when its time is over or word was missed. */
export function watchSessions(io: Sockets, { sessions, changes }: Services, log: FastifyBaseLogger): { stop(): Promise<void> } {
  let stopped = false;
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
  const checking = repeat(check, CHECK_EVERY, (error) => log.warn({ err: error }, 'sessions of sockets not checked'));
  const hasSocket = (sessionId: string) => [...io.sockets.sockets.values()].some(({ data }) => data.caller.sessionId === sessionId);
  changes?.onChange((subject, sessionId = '') => {
    if (subject === 'session' && !stopped && hasSocket(sessionId)) void checking.now();
  });
  changes?.onReturn(() => void (stopped || checking.now()));
  return {
    stop: async () => {
      stopped = true;
      sessions.events.off('revoked', onRevoked);
      await checking.stop();
    },
  };
}

function end(socket: StaffSocket): void {
  socket.emit('session_ended');
  socket.disconnect(true);
}
