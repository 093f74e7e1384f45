import { type Kysely, sql } from 'kysely';

/** Headings of an imported file with the fields chosen for them, so that the next file of its shape is read the same way. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table import_batch add column shape jsonb`.execute(db);
};
