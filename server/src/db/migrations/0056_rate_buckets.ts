import { type Kysely, sql } from 'kysely';

/** What users have left of a rate that all processes count together. It is lost in a crash of the database, and full again. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create unlogged table rate_bucket (key text primary key, amount double precision not null, at timestamptz not null)`.execute(
    db,
  );
}
