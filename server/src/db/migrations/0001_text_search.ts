import { type Kysely, sql } from 'kysely';

/**
 * Search text without accents and case. `unaccent` itself is only STABLE because its dictionary can change;
 * naming the dictionary makes the wrapper safe to index.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`create extension if not exists unaccent`.execute(db);
  await sql`
    create function fold(value text) returns text
    language sql immutable strict parallel safe
    as $$ select lower(public.unaccent('public.unaccent', value)) $$
  `.execute(db);
}
