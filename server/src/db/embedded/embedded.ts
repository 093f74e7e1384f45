import { join } from 'node:path';
import { accountToRunAs } from './account.ts';
import { findBinaries } from './binaries.ts';
import { createCluster } from './create-cluster.ts';
import { databaseFolder, socketFolder } from './folder.ts';
import { takeFolder } from './folder-lock.ts';
import { clearOrphan } from './orphan.ts';
import { startPostmaster } from './postmaster.ts';
import { superviseDatabase } from './supervise.ts';

export interface EmbeddedDatabase {
  /** Connection string of a database of this server. */
  url(database?: string): string;
  stop(): Promise<void>;
}

const defaults = {
  random_page_cost: '1.1',
  jit: 'off',
  work_mem: '16MB',
  shared_buffers: '256MB',
  max_wal_size: '2GB',
  max_connections: '60',
  timezone: 'Europe/Brussels',
  // Errors quote what was sent, of people too; those of calls are in the log of the server, without it.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/**
 * A real PostgreSQL in the data folder, reached by a Unix socket in a private folder only. It stops with this process,
 * however that ends, and is started again when it ends by itself. Throws when another process already runs on the same data.
 * @param onEnded called when it ended by itself, and with the error of each start that failed after that
 */
export async function startEmbeddedDatabase(
  dataDir: string,
  settings: Record<string, string> = {},
  onEnded: (error?: unknown) => void = () => undefined,
): Promise<EmbeddedDatabase> {
  const account = accountToRunAs();
  const folder = await databaseFolder(dataDir, account);
  const release = await takeFolder(dataDir);
  const binaries = await findBinaries(account, join(folder, 'native'));
  const data = join(folder, 'data');
  const socketDir = await socketFolder(folder, account);
  await createCluster(binaries.initdb, data, account);
  const options = {
    postgres: binaries.postgres,
    data,
    socketDir,
    logFile: join(dataDir, 'postgres.log'),
    account,
    settings: { ...defaults, ...settings },
  };
  const start = async () => {
    await clearOrphan(data);
    return startPostmaster(options);
  };
  const database = superviseDatabase(await start(), start, onEnded);
  return {
    url: (database = 'postgres') => `postgresql://navette@/${database}?host=${encodeURIComponent(socketDir)}`,
    stop: async () => {
      await database.stop();
      await release();
    },
  };
}
