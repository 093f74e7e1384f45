import { type Kysely, sql } from 'kysely';

/** Links of care centers to their page of requests, and requests that are sent twice. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table carecenter add column "wardNonce" text`.execute(db);
  await sql`alter table trip_request add column attempt text unique`.execute(db);
};
