import { type Kysely, sql } from 'kysely';

/** Clients who agree to ride with others; nobody has, until the office notes it. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table client add column "sharesRides" boolean not null default false`.execute(db);
};
