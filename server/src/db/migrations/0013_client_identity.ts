import { type Kysely, sql } from 'kysely';

/** One person, one record: what finds duplicates, and where the numbers of merged records lead. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table client add column "anonymisedAt" timestamptz`.execute(db);
  await sql`alter table client add column "ssnDigits" text generated always as (regexp_replace(ssn, '\D', '', 'g')) stored`.execute(
    db,
  );
  await sql`create index client_ssn on client ("ssnDigits") where "ssnDigits" <> ''`.execute(db);
  await sql`create index client_namesake on client (fold(lastname), fold(firstname), birthday)`.execute(db);
  await alias.execute(db);
  await sql`create index client_alias_client on client_alias ("clientId")`.execute(db);
}

/** Outlives no client: an alias of a client who is gone leads nowhere. */
const alias = sql`
  create table client_alias (
    id integer primary key,
    "clientId" integer not null references client on delete cascade,
    at timestamptz not null default now()
  )`;
