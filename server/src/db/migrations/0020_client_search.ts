import { type Kysely, sql } from 'kysely';

/**
 * What is typed to find a client is answered by an index: names in their order, whatever the order of the database, and parts of numbers. The
 * digits of national numbers, which migration 13 left as they were typed, are digits alone.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table client drop column "ssnDigits"`.execute(db);
  await sql`alter table client add column "ssnDigits" text generated always as (regexp_replace(ssn, '[^0-9]', '', 'g')) stored`.execute(
    db,
  );
  await sql`create index client_ssn on client ("ssnDigits") where "ssnDigits" <> ''`.execute(db);
  await sql`create index client_by_name on client (left(search, 64) collate "C")`.execute(db);
  await sql`create index client_numbers on client using gin (tel gin_trgm_ops, mobile gin_trgm_ops, "ssnDigits" gin_trgm_ops)`.execute(
    db,
  );
  await sql`analyze client`.execute(db);
}
