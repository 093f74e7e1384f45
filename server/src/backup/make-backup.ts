import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { copyRegistry, type Registry } from '@navette/ops/registry';
import type pg from 'pg';
import { createDb } from '../db/database.ts';
import { noteBackup } from '../db/last-backup.ts';
import { createPool } from '../db/pool.ts';
import { BACKUP_LOCK, REFERENCED_FILES } from '../files/public.ts';
import type { FilePort } from '../ports/files/file-port.ts';
import { addAnonymised, anonymisedIn } from './anonymised.ts';
import { type Manifest, parts, writeSums } from './backup-set.ts';
import { dumpTables, plainTexts } from './dump-tables.ts';

export interface BackupSource {
  /** Connection string. */
  readonly url: string;
  readonly files: FilePort;
  readonly registry: Registry;
}

/**
 * Writes a backup: a snapshot of the database, the files that it refers to, and the registry. The server may keep running. The folder gets its name
 * only when the backup is complete.
 * @param folder must not exist
 */
export async function makeBackup({ url, files, registry }: BackupSource, folder: string): Promise<Manifest> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  await removeAbandoned(dirname(folder), Date.now());
  const pool = createPool(url, { max: 2, unhurried: true });
  const db = createDb(pool);
  try {
    const manifest = await holdingFiles(pool, async (client) => {
      const { fileKeys, ...database } = await dumpDatabase(client, join(unfinished, parts.tables), referencedKeys);
      return {
        format: 1 as const,
        ...database,
        files: await copyFiles(files, fileKeys, join(unfinished, parts.files)),
        registry: await copyRegistry(registry, join(unfinished, parts.registry)),
      };
    });
    await addAnonymised(join(unfinished, parts.anonymised), await anonymisedIn(db));
    await writeFile(join(unfinished, parts.manifest), `${JSON.stringify(manifest, null, 2)}\n`);
    await writeSums(unfinished);
    await rename(unfinished, folder);
    await noteBackup(db, manifest.at);
    return manifest;
  } finally {
    await db.destroy();
    // A complete backup has been renamed; an incomplete one is useless and full of personal data.
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** Age after which an unfinished backup belongs to a killed process: a backup of years of files takes hours. */
const ABANDONED = 24 * 3_600_000;

/** Removes unfinished backups of killed processes beside this one. */
async function removeAbandoned(parent: string, now: number): Promise<void> {
  for (const name of await readdir(parent)) {
    const left = join(parent, name);
    if (/^navette-\d{8}T\d{6}Z\.unfinished$/.test(name) && now - (await stat(left)).mtimeMs > ABANDONED)
      await rm(left, { recursive: true, force: true });
  }
}

/** Runs while no file can be deleted; concurrent backups wait for each other. */
async function holdingFiles<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1, $2)', [...BACKUP_LOCK]);
    return await work(client);
  } finally {
    // Destroys the connection, and with it its settings and its lock.
    client.release(true);
  }
}

async function referencedKeys(client: pg.ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ key: string }>(REFERENCED_FILES);
  return rows.map(({ key }) => key);
}

async function copyFiles(files: FilePort, keys: readonly string[], to: string): Promise<Manifest['files']> {
  const missing: string[] = [];
  for (const key of keys) {
    const content = await files.read(key);
    if (!content) missing.push(key);
    else {
      const path = join(to, key);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content, { mode: 0o600 });
    }
  }
  return { count: keys.length - missing.length, missing };
}

/** Database part of a backup, from one snapshot. */
interface DumpedDatabase extends Pick<Manifest, 'at' | 'migration' | 'tables' | 'sequences'> {
  /** Keys of the files referenced by its rows. */
  readonly fileKeys: readonly string[];
}

/** Dumps the whole database from one snapshot; writers continue. */
async function dumpDatabase(
  client: pg.ClientBase,
  folder: string,
  keysOf: (client: pg.ClientBase) => Promise<readonly string[]>,
): Promise<DumpedDatabase> {
  await plainTexts(client);
  await client.query('begin isolation level repeatable read read only');
  try {
    const { rows } = await client.query<{ at: Date; migration: string | null }>(
      'select transaction_timestamp() as at, (select max(name) from kysely_migration) as migration',
    );
    const [{ at, migration } = { at: new Date(), migration: null }] = rows;
    return {
      at: at.toISOString(),
      migration: migration ?? '',
      tables: await dumpTables(client, folder),
      sequences: await sequencesOf(client),
      fileKeys: await keysOf(client),
    };
  } finally {
    await client.query('rollback');
  }
}

/** Sequences are read after the tables, as they have no snapshot: an id may be skipped, none is reused. */
async function sequencesOf(client: pg.ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<Manifest['sequences'][number]>(`
    select sequencename as name, coalesce(last_value, start_value)::text as last, last_value is not null as called
    from pg_sequences where schemaname = current_schema() order by sequencename`);
  return rows;
}
