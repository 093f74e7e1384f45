import { access, constants, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { LatelyFailed } from './error-handler.ts';

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
  /** Recent failed writes, here or on the disk of the database. */
  readonly latelyFailed: () => LatelyFailed;
  /** Whether it is about to stop, so that nothing new is to be sent to it. */
  readonly stopping: () => boolean;
}

/** `/healthz`: the process answers. `/readyz`: it can serve, so its database answers too, within two seconds, there is room on its disk, and its folder of files takes new ones. */
export function registerHealth(app: FastifyInstance, db: Db, { disk, latelyFailed, stopping }: Readiness): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const [database, room, writable] = await Promise.all([answers(db), hasRoom(disk), isWritable(disk.folder)]);
    const failed = latelyFailed();
    const ready = { database, disk: room && !failed.room, files: writable && !failed.files };
    const isReady = ready.database && ready.disk && ready.files && !stopping();
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

/** Whether the folder of files takes one; where it is not there yet, the one in which it is made. With a bucket there is none. */
async function isWritable(folder: string): Promise<boolean> {
  const fault = await closedBy(join(folder, 'files'));
  return fault === 'open' || (fault === 'ENOENT' && ['open', 'ENOENT'].includes(await closedBy(folder)));
}

const closedBy = (folder: string): Promise<string> =>
  access(folder, constants.W_OK).then(
    () => 'open',
    (error: NodeJS.ErrnoException) => error.code ?? 'unknown',
  );
