import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../../app/services.ts';
import { repeat } from '../../platform/repeat.ts';
import type { Sockets } from '../events.ts';
import { rooms } from '../rooms.ts';
import { connectedStaff, leaveProcesses, reportSockets } from './connected-staff.ts';

/** Several people connect at once after a restart; the list is told once for all of them. */
const SETTLE = 100;
/** Milliseconds between two words that this process is there. */
const BEAT = 5_000;

/**
 * Tells staff who is connected, to whichever process, whenever that changes. Each process writes its own sockets into a table and is told by the
 * change feed when others do; those of a process that ended without a word are gone after seconds.
 */
export function tellPresence(
  io: Sockets,
  { db, changes }: Services,
  log: FastifyBaseLogger,
): { changed(): void; stop(): Promise<void> } {
  const processId = randomUUID();
  let told = '[]';
  let isKnown = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    const sockets = [...io.sockets.sockets.values()].map(({ id, data }) => ({
      socketId: id,
      userId: data.caller.user.id,
    }));
    // Nobody to count and nobody to tell.
    if (sockets.length === 0 && !isKnown) return;
    await reportSockets(db, processId, sockets);
    isKnown = sockets.length > 0;
    const users = await connectedStaff(db);
    const list = JSON.stringify(users);
    if (list === told) return;
    told = list;
    io.to(rooms.staff).emit('presence', { users });
  };
  const looking = repeat(look, BEAT, (error) => log.warn({ err: error }, 'who is connected is not known'));
  const changed = () => {
    if (stopped) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      void looking.now();
    }, SETTLE);
  };
  changes?.onChange((subject) => {
    if (subject === 'presence' && io.sockets.sockets.size > 0) changed();
  });
  return {
    changed,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await looking.stop();
      await leaveProcesses(db, processId).catch((error: unknown) =>
        log.warn({ err: error }, 'sockets of this process not taken back'),
      );
    },
  };
}
