import type pg from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import { createDb, type Db } from './database.ts';
import { startEmbeddedDatabase } from './embedded/embedded.ts';
import { migrate } from './migrate.ts';
import { createPool } from './pool.ts';
import { FolderInUseError } from './embedded/folder-lock.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface DatabaseSettings {
  /** A PostgreSQL of one's own; undefined for the embedded one. */
  databaseUrl: string | undefined;
  /** Folder of the embedded one. */
  dataDir: string;
}

interface OpenDatabase {
  url: string;
  pool: pg.Pool;
  db: Db;
  close(): Promise<void>;
}

/**
 * The database of the environment, or the embedded one, with the schema up to date. Either may go away and come back.
 * @param timeouts `unhurried` for a command, whose statements take as long as they take
 */
export async function openDatabase(
  config: DatabaseSettings,
  log: FastifyBaseLogger,
  timeouts: { unhurried?: boolean } = {},
): Promise<OpenDatabase> {
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedDatabase(config.dataDir, {}, (error) =>
        log.error(
          { err: error },
          error ? 'the database could not be restarted yet' : 'the database process ended unexpectedly',
        ),
      );
  let closing = false;
  const url = config.databaseUrl ?? embedded?.url() ?? '';
  const pool = createPool(url, timeouts);
  pool.on('error', (error) => closing || log.warn({ err: error }, 'idle database connection lost'));
  const db = createDb(pool);
  const close = async () => {
    closing = true;
    await db.destroy();
    await embedded?.stop();
  };
  try {
    await migrateUnhurried(url);
  } catch (error) {
    await close();
    throw error;
  }
  return { url, pool, db, close };
}

async function migrateUnhurried(url: string): Promise<void> {
  const db = createDb(createPool(url, { max: 1, unhurried: true }));
  await migrate(db).finally(() => db.destroy());
}

/**
 * The database for a command beside the server: that of the environment, else the embedded one, which is started unless a server runs on it already. A
 * schema that is older than the command is brought up to date, as by a start of the server.
 */
export async function openRunningDatabase(config: DatabaseSettings, log: FastifyBaseLogger): Promise<OpenDatabase> {
  try {
    return await openDatabase(config, log, { unhurried: true });
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    return connectTo(await runningUrl(config.dataDir), log);
  }
}

async function connectTo(url: string, log: FastifyBaseLogger): Promise<OpenDatabase> {
  const pool = createPool(url, { max: 4, unhurried: true });
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'));
  const db = createDb(pool);
  await migrate(db);
  return { url, pool, db, close: () => db.destroy() };
}

interface UntouchedDatabase {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * The database of the environment, else the embedded one, as it is: no migration runs.
 * @param beside whether a server may run on the embedded one meanwhile
 */
export async function openUntouched(
  { databaseUrl, dataDir }: DatabaseSettings,
  { beside }: { readonly beside: boolean },
): Promise<UntouchedDatabase> {
  if (databaseUrl) return { url: databaseUrl, close: () => Promise.resolve() };
  try {
    const embedded = await startEmbeddedDatabase(dataDir);
    return { url: embedded.url(), close: () => embedded.stop() };
  } catch (error) {
    if (!beside || !(error instanceof FolderInUseError)) throw error;
    return { url: await runningUrl(dataDir), close: () => Promise.resolve() };
  }
}

/** PostgreSQL writes down where its socket stands: lines 4 and 5 of its pid file are the port and the folder. */
async function runningUrl(dataDir: string): Promise<string> {
  const lines = (await readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8')).split('\n');
  return `postgresql://navette@/postgres?host=${encodeURIComponent(lines[4] ?? '')}&port=${lines[3] ?? ''}`;
}
