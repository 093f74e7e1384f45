import type pg from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import { createDb, type Db } from './database.ts';
import { startEmbeddedDatabase } from './embedded/embedded.ts';
import { migrate } from './migrate.ts';
import { createPool } from './pool.ts';

/** Settings that locate the database. */
export interface DatabaseSettings {
  /** A PostgreSQL of one's own; undefined for the embedded one. */
  databaseUrl: string | undefined;
  /** Folder of the embedded one. */
  dataDir: string;
}

export interface OpenDatabase {
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
        log.error({ err: error }, error ? 'the database does not start again yet' : 'the database ended by itself'),
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
