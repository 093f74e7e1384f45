import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

/** A table in a backup, whose rows are in a file of its name. */
export type DumpedTable = Table & TableSum;

export const fileOfTable = (name: string): string => `${name}.copy.gz`;

/**
 * Dumps every table into a folder: text of COPY, compressed.
 * @param client in a transaction with the backup's snapshot
 */
export async function dumpTables(client: pg.ClientBase, folder: string): Promise<readonly DumpedTable[]> {
  await mkdir(folder, { recursive: true });
  const dumped: DumpedTable[] = [];
  for (const table of await listTables(client)) {
    const rows = client.query(copyTo(`copy ${quoted(table.name)} (${columnList(table)}) to stdout`));
    await pipeline(rows, createGzip({ level: 4 }), createWriteStream(join(folder, fileOfTable(table.name))));
    dumped.push({ ...table, ...(await sumOfTable(client, table)) });
  }
  return dumped;
}

/** A table whose rows a backup holds. */
interface Table {
  readonly name: string;
  /** Stored columns; generated ones are computed again. */
  readonly columns: readonly string[];
}

/**
 * Tables of the schema, by name. Without unlogged ones, which hold only runtime state, and without those of the migrator, which writes them itself.
 */
export async function listTables(client: pg.ClientBase): Promise<readonly Table[]> {
  const { rows } = await client.query<Table>(`
    select relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relpersistence = 'p'
      and relname not like 'kysely\\_%' and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname`);
  return rows;
}

/** A name in a statement. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const columnList = ({ columns }: Table): string => columns.map(quoted).join(', ');

/** Row count of a table, and an order-independent checksum of its rows. */
interface TableSum {
  readonly rows: number;
  readonly sum: string;
}

export async function sumOfTable(client: pg.ClientBase, table: Table): Promise<TableSum> {
  const { rows } = await client.query<TableSum>(`
    select count(*)::integer as rows, coalesce(sum(hashtextextended(row::text, 0)), 0)::text as sum
    from (select ${columnList(table)} from ${quoted(table.name)}) row`);
  const [found] = rows;
  if (!found) throw new Error(`${table.name} could not be counted`);
  return found;
}

/** Settings that make the text format of values identical at backup and restore. */
export const plainTexts = (client: pg.ClientBase): Promise<unknown> =>
  client.query(
    "set timezone = 'UTC'; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; set extra_float_digits = 1",
  );
