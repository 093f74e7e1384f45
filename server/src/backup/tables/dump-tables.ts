import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { columnList, listTables, quoted, sumOfTable, type Table, type TableSum } from './list-tables.ts';

/** A table in a backup, whose rows are in a file of its name. */
export type DumpedTable = Table & TableSum;

/** The file of a table. */
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
