import type { Kysely } from 'kysely';
import { bookings } from './baseline/bookings.ts';
import { files } from './baseline/files.ts';
import { invoices } from './baseline/invoices.ts';
import { live } from './baseline/live.ts';
import { office } from './baseline/office.ts';
import { outside } from './baseline/outside.ts';
import { people } from './baseline/people.ts';
import { statistics } from './baseline/statistics.ts';

/** Schema of version 1.0, with the rows that every installation has. Later parts refer to tables of earlier ones. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const part of [people, office, bookings, files, invoices, statistics, live, outside]) await part.execute(db);
}
