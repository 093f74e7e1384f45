import { type Kysely, sql } from 'kysely';

/** Which operation a line of the log is of, and what it did: record, fields before and after, outcome of a sign-in. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table log add column operation text, add column details jsonb`.execute(db);
}
