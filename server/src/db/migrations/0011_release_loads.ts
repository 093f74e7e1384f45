import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [load, loadVersion, loadLast]) await statement.execute(db);
}

/**
 * What became of remotes in pages, one row a session and outcome. `session` is a fingerprint of the session's id, empty for
 * what a browser reports without one; nothing leads back to a person.
 */
const load = sql`
  create table release_load (
    "setId" text not null check (length("setId") <= 64),
    remote text not null check (length(remote) <= 41),
    version text not null check (length(version) <= 60),
    session text not null check (length(session) <= 22),
    outcome text not null check (length(outcome) <= 20),
    events integer not null default 1,
    "firstAt" timestamptz not null,
    "lastAt" timestamptz not null,
    primary key ("setId", remote, version, session, outcome)
  )`;

const loadVersion = sql`create index release_load_version on release_load (remote, version, "lastAt")`;
const loadLast = sql`create index release_load_last on release_load ("lastAt")`;
