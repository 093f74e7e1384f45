import { statfs } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Milliseconds within which the database answers a server that can serve. */
const patience = 1_500;

/** The disk that must not run full. */
export interface WatchedDisk {
  /** A folder on it. */
  folder: string;
  /** Bytes that must be free. */
  floor: number;
}

/** What decides whether a server is ready, beside its database. */
export interface Readiness {
  readonly disk: WatchedDisk;
  /** Whether something could lately not be written for want of room, here or on the disk of the database. */
  readonly ranFull: () => boolean;
  /** Whether it is about to stop, so that nothing new is to be sent to it. */
  readonly stopping: () => boolean;
}

/** `/healthz`: the process answers. `/readyz`: it can serve, so its database answers too, within two seconds, and there is room on its disk. */
export function registerHealth(app: FastifyInstance, db: Db, { disk, ranFull, stopping }: Readiness): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const [database, room] = await Promise.all([answers(db), hasRoom(disk)]);
    const ready = { database, disk: room && !ranFull() };
    const isReady = ready.database && ready.disk && !stopping();
    return reply
      .code(isReady ? 200 : 503)
      .headers({ 'cache-control': 'no-store' })
      .send({ status: isReady ? 'ok' : stopping() ? 'stopping' : 'unavailable', ...ready });
  });
}

function answers(db: Db): Promise<boolean> {
  const asked = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, pause(patience, false, { ref: false })]);
}

/** A folder that is not there yet takes nothing away. */
async function hasRoom({ folder, floor }: WatchedDisk): Promise<boolean> {
  const found = await statfs(folder).catch(() => undefined);
  return !found || found.bavail * found.bsize >= floor;
}
