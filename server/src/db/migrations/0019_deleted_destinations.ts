import { type Kysely, sql } from 'kysely';

/** Destinations that were deleted a short while ago: deleting one asks nothing, and Undo brings it back under its number (specification/registers.md#deleting). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table deleted_destination (
      id integer primary key,
      name text not null,
      address text, zip text, city text, "fullAddress" text,
      latitude double precision, longitude double precision,
      tel text,
      "deletedAt" timestamptz not null default now()
    )`.execute(db);
}
