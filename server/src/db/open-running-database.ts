import type { FastifyBaseLogger } from 'fastify';
import { createDb } from './database.ts';
import { FolderInUseError } from './embedded/folder-lock.ts';
import { migrate } from './migrate.ts';
import { type DatabaseSettings, type OpenDatabase, openDatabase } from './open-database.ts';
import { runningUrl } from './open-untouched.ts';
import { createPool } from './pool.ts';

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
