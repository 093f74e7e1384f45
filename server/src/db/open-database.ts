import type pg from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import { createDb, type Db } from './database.ts';
import { startEmbeddedDatabase } from './embedded/embedded.ts';
import { migrate } from './migrate.ts';
import { createPool } from './pool.ts';

/** Where the database is. */
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

/** The database of the environment, or the embedded one, with the schema up to date. `onLost` is called when the embedded one ends unasked. */
export async function openDatabase(
  config: DatabaseSettings,
  log: FastifyBaseLogger,
  onLost: () => void,
): Promise<OpenDatabase> {
  const embedded = config.databaseUrl ? undefined : await startEmbeddedDatabase(config.dataDir);
  let closing = false;
  void embedded?.ended.then(() => closing || onLost());
  const url = config.databaseUrl ?? embedded?.url() ?? '';
  const pool = createPool(url);
  // A connection that breaks while idle is replaced by the pool; unheard it would end the process.
  pool.on('error', (error) => closing || log.warn({ err: error }, 'idle database connection lost'));
  const db = createDb(pool);
  const close = async () => {
    closing = true;
    await db.destroy();
    await embedded?.stop();
  };
  try {
    await migrate(db);
  } catch (error) {
    await close();
    throw error;
  }
  return { url, pool, db, close };
}
