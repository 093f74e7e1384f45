import { type Kysely, sql } from 'kysely';

/** Index of the log by path, for the history of one record. Hash: paths may be longer than an entry of a B-tree. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`create index if not exists log_url on log using hash (url)`.execute(db);
};
