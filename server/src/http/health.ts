import { access, constants, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { LatelyFailed } from './error-handler.ts';

/** Maximum milliseconds for the answers of the database and the registry of a ready server. */
const patience = 1_500;

/** A disk that must not fill up. */
export interface WatchedDisk {
  /** A folder on it. */
  folder: string;
  /** Bytes that must be free. */
  floor: number;
}

/** Readiness of a server, besides its database. */
export interface Readiness {
  readonly disk: WatchedDisk;
  /** Recent failed writes, here or on the disk of the database. */
  readonly latelyFailed: () => LatelyFailed;
  /** Whether it is shutting down, so that it should get no new requests. */
  readonly stopping: () => boolean;
  /** Whether the registry of releases can be read. */
  readonly registry: () => Promise<boolean>;
}

/**
 * `/healthz`: the process answers. `/readyz`: it can serve requests: its database answers within two seconds, its disk has space, and its file folder
 * is writable. An unreadable registry is only told: the server goes on with the release that it has read, and no other server could do more.
 */
export function registerHealth(
  app: FastifyInstance,
  db: Db,
  { disk, latelyFailed, stopping, registry }: Readiness,
): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const [database, room, writable, readable] = await Promise.all([
      answers(db),
      hasRoom(disk),
      isWritable(disk.folder),
      within(registry()),
    ]);
    const failed = latelyFailed();
    const ready = { database, disk: room && !failed.room, files: writable && !failed.files };
    const isReady = ready.database && ready.disk && ready.files && !stopping();
    return reply
      .code(isReady ? 200 : 503)
      .headers({ 'cache-control': 'no-store' })
      .send({ status: isReady ? 'ok' : stopping() ? 'stopping' : 'unavailable', ...ready, registry: readable });
  });
}

function answers(db: Db): Promise<boolean> {
  const asked = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return within(asked);
}

/** An answer, or false when it takes too long. */
const within = (asked: Promise<boolean>): Promise<boolean> =>
  Promise.race([asked, pause(patience, false, { ref: false })]);

/** A missing folder is no failure: it is created on demand. */
async function hasRoom({ folder, floor }: WatchedDisk): Promise<boolean> {
  const found = await statfs(folder).catch(() => undefined);
  return !found || found.bavail * found.bsize >= floor;
}

/** Whether the file folder is writable; if it is missing, its parent is checked. A bucket needs no check. */
async function isWritable(folder: string): Promise<boolean> {
  const fault = await closedBy(join(folder, 'files'));
  return fault === 'open' || (fault === 'ENOENT' && ['open', 'ENOENT'].includes(await closedBy(folder)));
}

const closedBy = (folder: string): Promise<string> =>
  access(folder, constants.W_OK).then(
    () => 'open',
    (error: NodeJS.ErrnoException) => error.code ?? 'unknown',
  );
