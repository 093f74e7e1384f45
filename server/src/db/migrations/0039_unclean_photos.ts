import { type Kysely, sql } from 'kysely';

/** Photos that were stored when cameras still left the place in them: each waits here until it is cleaned (`files/clean-photos.ts`). */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [unclean, stored]) await statement.execute(db);
}

const unclean = sql`create table unclean_photo (key text primary key, "triedAt" timestamptz)`;

const stored = sql`insert into unclean_photo (key) select distinct "fileKey" from ticket where "contentType" like 'image/%'`;
