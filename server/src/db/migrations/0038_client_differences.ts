import { type Kysely, sql } from 'kysely';

/**
 * Pairs of clients that somebody marked as different persons, the lower number first. Without foreign keys, as merges are: a record may be merged into
 * another, and be there again when that is undone.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table client_difference (
      "oneId" integer not null,
      "otherId" integer not null,
      at timestamptz not null,
      "userId" integer references app_user on delete set null,
      "userName" text not null,
      primary key ("oneId", "otherId"),
      check ("oneId" < "otherId")
    )
  `.execute(db);
};
