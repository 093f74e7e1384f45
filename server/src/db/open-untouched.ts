import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FolderInUseError } from './embedded/folder-lock.ts';
import { startEmbeddedDatabase } from './embedded/embedded.ts';
import type { DatabaseSettings } from './open-database.ts';

/** A database with the schema that it has. */
export interface UntouchedDatabase {
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
export async function runningUrl(dataDir: string): Promise<string> {
  const lines = (await readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8')).split('\n');
  return `postgresql://navette@/postgres?host=${encodeURIComponent(lines[4] ?? '')}&port=${lines[3] ?? ''}`;
}
