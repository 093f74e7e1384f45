import { type Kysely, sql } from 'kysely';

/** Which installation a database belongs to; a backup takes it along, so that lists beside the database are never taken for those of another one. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table installation (id uuid primary key)`.execute(db);
  await sql`insert into installation (id) values (gen_random_uuid())`.execute(db);
}
