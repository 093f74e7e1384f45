import type pg from 'pg';
import type { Manifest } from '../backup-set.ts';
import { dumpTables } from './dump-tables.ts';
import { plainTexts } from './list-tables.ts';

/** What a backup holds of the database, all of one moment. */
export interface DumpedDatabase extends Pick<Manifest, 'at' | 'migration' | 'tables' | 'sequences'> {
  /** Keys of the files that its rows refer to. */
  readonly fileKeys: readonly string[];
}

/** Reads the whole database in one snapshot; writers go on meanwhile. */
export async function dumpDatabase(
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

/** Counters are read after the tables, and have no snapshot: a number may be left out, none is given twice. */
async function sequencesOf(client: pg.ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<Manifest['sequences'][number]>(`
    select sequencename as name, coalesce(last_value, start_value)::text as last, last_value is not null as called
    from pg_sequences where schemaname = current_schema() order by sequencename`);
  return rows;
}
