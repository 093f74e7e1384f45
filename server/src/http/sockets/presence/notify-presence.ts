import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { HttpServices } from '../../services.ts';
import { job } from '../../../kernel/work/observed.ts';
import { repeat } from '../../../kernel/repeat.ts';
import type { DriverSocket, DriverSockets } from '../../../live/driver-app/driver-sockets.ts';
import type { Sockets, StaffSocket } from '../events.ts';
import { rooms } from '../rooms.ts';
import { connectedStaff, leaveProcesses, reportSockets } from './report-sockets.ts';

/** Debounce in milliseconds: several people connect at once after a restart, and the list is sent once for all of them. */
const DEBOUNCE = 100;
/** Heartbeat of this process, in milliseconds. */
const HEARTBEAT = 5_000;

/**
 * Stores the sockets of this process, including those of drivers' apps, and sends staff the presence list, over all processes, whenever it changes.
 * Each process writes its own sockets to a table and learns of the others from the change feed; the sockets of a process without heartbeat expire
 * after seconds. `written` resolves when the sockets of this process are in the table.
 */
export function notifyPresence(
  io: Sockets,
  drivers: DriverSockets,
  { db, changes }: HttpServices,
  log: FastifyBaseLogger,
): { changed(): void; written(): Promise<void>; stop(): Promise<void> } {
  const processId = randomUUID();
  let sent = '[]';
  let isKnown = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const update = async () => {
    const staff = [...io.sockets.sockets.values()].map((socket) => ({ ...own(socket), driverId: null }));
    const apps = [...drivers.sockets.values()].map((socket) => ({
      ...own(socket),
      driverId: socket.data.caller.driverId,
    }));
    const sockets = [...staff, ...apps];
    // No socket and no entry of this process: nothing to do.
    if (sockets.length === 0 && !isKnown) return;
    await reportSockets(db, processId, sockets);
    isKnown = sockets.length > 0;
    const users = await connectedStaff(db);
    const list = JSON.stringify(users);
    if (list === sent) return;
    sent = list;
    io.to(rooms.staff).emit('presence', { users });
  };
  const heartbeat = repeat(job('presence', update), HEARTBEAT, (error) =>
    log.warn({ err: error }, 'the presence list can not be read'),
  );
  const changed = () => {
    if (stopped) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      void heartbeat.now();
    }, DEBOUNCE);
  };
  changes?.onChange((subject) => {
    if (subject === 'presence' && io.sockets.sockets.size > 0) changed();
  });
  return {
    changed,
    written: () => heartbeat.now(),
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await heartbeat.stop();
      await leaveProcesses(db, processId).catch((error: unknown) =>
        log.warn({ err: error }, 'sockets of this process not removed'),
      );
    },
  };
}

const own = ({ id, data }: StaffSocket | DriverSocket) => ({
  socketId: id,
  userId: data.caller.user.id,
  info: data.info ?? null,
});
