import type { FastifyBaseLogger } from 'fastify';
import type { HttpServices } from '../services.ts';
import type { Sockets } from './events.ts';
import { rooms } from './rooms.ts';
import { type Changed, gatherChanges, taskChanges, type OpenCollection, readLive } from '../../live/changes.ts';
import { sendLocations } from './send-locations.ts';

/** Debounce, ms. */
const TOGETHER = 30;

/**
 * Sends staff the changed records of the live store, if they may list them. Changes of all processes arrive through the change feed, after their
 * commit; when some may have been missed, every client is notified to refetch.
 */
export function notifyLiveChanges(
  io: Sockets,
  services: HttpServices,
  log: FastifyBaseLogger,
  locationsEvery?: number,
) {
  const onError = (error: unknown) => {
    log.error({ err: error }, 'live changes not sent');
    gap();
  };
  const gap = () => {
    gathered.locations.forget();
    io.to(rooms.staff).emit('live_gap', {});
  };
  const open = (collection: 'demands' | 'tickets') =>
    gatherChanges(TOGETHER, (changed) => notifyAll(io, services, collection, changed), onError);
  const gathered = {
    tasks: gatherChanges(TOGETHER, (changed) => notifyTasks(io, services, changed), onError),
    demands: open('demands'),
    tickets: open('tickets'),
    locations: sendLocations(io, services, { onError, every: locationsEvery }),
  };
  const isCollection = (name: string): name is keyof typeof gathered => Object.hasOwn(gathered, name);
  let stopped = false;
  services.changes?.onChange((subject, collection = '', key = '', userId) => {
    if (stopped || subject !== 'live' || !isCollection(collection)) return;
    if (io.sockets.sockets.size > 0) gathered[collection].add(key, userId === undefined ? undefined : Number(userId));
  });
  services.changes?.onReturn(() => {
    if (!stopped) gap();
  });
  return {
    /** Sends a browser that has just subscribed to positions those that changed while it was fetching them. */
    caughtUp: (socketId: string) => gathered.locations.caughtUp(socketId),
    /** Sends whole positions to a browser. */
    resend: (socketId: string, keys: readonly string[]) => gathered.locations.resend(socketId, keys),
    stop: () => {
      stopped = true;
      for (const gathering of Object.values(gathered)) gathering.stop();
    },
  };
}

async function notifyAll(
  io: Sockets,
  services: HttpServices,
  collection: OpenCollection,
  changed: Changed,
): Promise<void> {
  const keys = [...changed.keys()];
  const there = await readLive[collection](services, keys);
  io.to(rooms.live(collection)).emit('live_change', {
    collection,
    records: [...there.values()],
    gone: keys.filter((key) => !there.has(key)),
  });
}

async function notifyTasks(io: Sockets, services: HttpServices, changed: Changed): Promise<void> {
  const there = await readLive.tasks(services, [...changed.keys()]);
  for (const [userId, change] of taskChanges(changed, there))
    io.to(rooms.tasksOf(userId)).emit('live_change', { collection: 'tasks', ...change });
}
