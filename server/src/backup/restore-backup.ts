import { readdir, readFile, chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { assertTakesCopy, restoreRegistry, type Registry, openRegistry } from '@navette/ops/registry';
import type pg from 'pg';
import { createDb } from '../db/database.ts';
import { isMigration, migrate, migrateTo } from '../db/migrate.ts';
import { createPool } from '../db/pool.ts';
import { anonymiseAgain, type Anonymised, readAnonymised } from './anonymised.ts';
import { BackupRefusal, type Manifest, parts, checkSums } from './backup-set.ts';
import type { FilePort } from '../ports/files/file-port.ts';
import {
  plainTexts,
  columnList,
  listTables,
  quoted,
  sumOfTable,
  type DumpedTable,
  fileOfTable,
} from './dump-tables.ts';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { from as copyFrom } from 'pg-copy-streams';
import { tmpdir } from 'node:os';
import { startEmbeddedDatabase } from '../db/embedded/embedded.ts';
import { REFERENCED_FILES } from '../files/public.ts';
import { createFolderFiles } from '../ports/files/folder-files.ts';

interface RestoreTarget {
  /** Connection string of an empty database. */
  readonly url: string;
  readonly files: FilePort;
  /** An empty registry; undefined to skip it. */
  readonly registry: Registry | undefined;
}

interface Restored {
  readonly manifest: Manifest;
  /** Number of clients anonymised after the backup, who are anonymised again. */
  readonly anonymised: number;
}

/**
 * Reads the manifest of a backup, after verifying the checksum of every file.
 * @throws {BackupRefusal} when it is damaged, or made by a version whose schema is unknown
 */
async function readBackup(folder: string): Promise<Manifest> {
  await checkSums(folder);
  const manifest: Manifest = JSON.parse(await readFile(join(folder, parts.manifest), 'utf8'));
  if (manifest.format !== 1 || !isMigration(manifest.migration))
    throw new BackupRefusal(
      `${folder} was made by another version, whose schema ${manifest.migration} is unknown to this one: restore with that version`,
    );
  return manifest;
}

/**
 * Restores a backup into an empty target: the schema of the backup, rows, newer migrations, later anonymisations. Staff sessions end.
 * @param since lists of clients anonymised after the backup
 * @throws {BackupRefusal} when the target is not empty, or a table differs from the backup
 */
export async function restoreBackup(
  folder: string,
  { url, files, registry }: RestoreTarget,
  since: readonly Anonymised[] = [],
): Promise<Restored> {
  const manifest = await readBackup(folder);
  if (registry !== undefined) await assertTakesCopy(registry, manifest.registry);
  const pool = createPool(url, { max: 2, unhurried: true });
  const db = createDb(pool);
  try {
    await assertEmpty(pool);
    await migrateTo(db, manifest.migration);
    await inTransaction(pool, (client) => loadTables(client, join(folder, parts.tables), manifest));
    for (const key of await readdir(join(folder, parts.files)).catch(() => []))
      await files.keep(await readFile(join(folder, parts.files, key)));
    if (registry !== undefined) await restoreRegistry(join(folder, parts.registry), registry);
    await migrate(db);
    // Users who have signed out or lost their account since stay signed out.
    await db.deleteFrom('staff_session').execute();
    const known = await readAnonymised(join(folder, parts.anonymised));
    return { manifest, anonymised: await anonymiseAgain(db, [...known, ...since]) };
  } finally {
    await db.destroy();
  }
}

async function assertEmpty(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r' limit 1`,
  );
  if (rows[0]) throw new BackupRefusal(`The database is not empty: it has a table ${rows[0].name}`);
}

async function inTransaction(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await plainTexts(client);
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } finally {
    client.release(true);
  }
}

/**
 * Fills the tables of the backup's schema, and verifies each.
 * @param client in a transaction
 * @throws {BackupRefusal} when a table differs from the backup
 */
async function loadTables(
  client: pg.ClientBase,
  folder: string,
  { tables, sequences }: Pick<Manifest, 'tables' | 'sequences'>,
): Promise<void> {
  const names = (await listTables(client)).map(({ name }) => quoted(name));
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  const keys = await foreignKeys(client);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  // Migrations insert defaults, which the backup has in their latest state.
  await client.query(`truncate ${names.join(', ')}`);
  for (const table of tables) await loadTable(client, folder, table);
  // Adding a key again validates every row.
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { name, last, called } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(name), last, called]);
}

async function loadTable(client: pg.ClientBase, folder: string, table: DumpedTable): Promise<void> {
  await pipeline(
    createReadStream(join(folder, fileOfTable(table.name))),
    createGunzip(),
    client.query(copyFrom(`copy ${quoted(table.name)} (${columnList(table)}) from stdin`)),
  );
  const { rows, sum } = await sumOfTable(client, table);
  if (rows !== table.rows || sum !== table.sum)
    throw new BackupRefusal(`${table.name} has ${rows} rows that are not the ${table.rows} that were backed up`);
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Foreign keys are dropped while loading: tables refer to each other in cycles, so that no order would work. */
async function foreignKeys(client: pg.ClientBase): Promise<readonly ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace order by oid`);
  return rows;
}

/**
 * Restores a backup into a temporary target, and compares: checksums of all files, rows of all tables, each file that a row refers to.
 * @param database an empty database for it; without one an embedded PostgreSQL is started
 * @throws {BackupRefusal} describing the difference
 */
export async function verifyBackup(folder: string, database: string | undefined): Promise<Manifest> {
  const manifest = await readBackup(folder);
  const place = await mkdtemp(join(tmpdir(), 'navette-verify-'));
  // The embedded database runs under another account.
  await chmod(place, 0o755);
  const own = join(place, 'restored');
  await mkdir(own, { mode: 0o700 });
  const embedded = database === undefined ? await startEmbeddedDatabase(place) : undefined;
  const url = database ?? embedded?.url() ?? '';
  try {
    const files = createFolderFiles(join(own, 'files'));
    // A copy of a bucket can only be restored to a bucket; its files were verified by their checksums.
    const registry = manifest.registry.kind === 'folder' ? openRegistry(join(own, 'registry'), {}) : undefined;
    await restoreBackup(folder, { url, files, registry });
    await compareFiles(url, files, manifest);
    return manifest;
  } finally {
    await embedded?.stop();
    await rm(place, { recursive: true, force: true });
  }
}

async function compareFiles(url: string, files: FilePort, { files: { missing } }: Manifest): Promise<void> {
  const pool = createPool(url, { max: 1, unhurried: true });
  try {
    const { rows } = await pool.query<{ key: string }>(REFERENCED_FILES);
    for (const { key } of rows)
      if (!missing.includes(key) && (await files.read(key)) === undefined)
        throw new BackupRefusal(`${key} is referred to and is not in the backup`);
  } finally {
    await pool.end();
  }
}
