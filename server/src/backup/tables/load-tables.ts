import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { BackupRefusal, type Manifest } from '../backup-set.ts';
import { type DumpedTable, fileOfTable } from './dump-tables.ts';
import { columnList, listTables, quoted, sumOfTable } from './list-tables.ts';

/**
 * Fills the tables of a schema that is as old as the backup, and compares each with what was read.
 * @param client in a transaction
 * @throws {BackupRefusal} when a table is not what was backed up
 */
export async function loadTables(
  client: pg.ClientBase,
  folder: string,
  { tables, sequences }: Pick<Manifest, 'tables' | 'sequences'>,
): Promise<void> {
  const names = (await listTables(client)).map(({ name }) => quoted(name));
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  const keys = await foreignKeys(client);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  // Migrations write defaults, which the backup holds as they were last.
  await client.query(`truncate ${names.join(', ')}`);
  for (const table of tables) await loadTable(client, folder, table);
  // Adding a key again checks every row.
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

/** Tables refer to each other in circles, so that no order of loading would do. */
async function foreignKeys(client: pg.ClientBase): Promise<readonly ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace order by oid`);
  return rows;
}
