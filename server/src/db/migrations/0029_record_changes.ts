import { type Kysely, sql } from 'kysely';

/** Who changed a record last and when, for the refusal of a change that was meant for an earlier version of it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table record_change (
      kind text not null,
      key text not null,
      "userName" text not null,
      at timestamptz not null,
      primary key (kind, key)
    )`.execute(db);
}
