import { readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { statistics } from './statistics.ts';

/** Parts of the schema; later ones refer to tables of earlier ones. */
const PARTS = ['people', 'office', 'bookings', 'files', 'invoices', 'live', 'outside'];

/** Schema of version 1.0, with the rows that every installation has. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const part of PARTS)
    await sql.raw(await readFile(new URL(`baseline/${part}.sql`, import.meta.url), 'utf8')).execute(db);
  await statistics.execute(db);
}
