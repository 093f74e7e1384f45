import { type Kysely, sql } from 'kysely';

/** Names of clients without spaces, so that `vandenbosche` finds Van den Bossche. With many clients the same index is built concurrently before. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create index if not exists client_letters on client using gin (replace(left(search, 64), ' ', '') gin_trgm_ops)
  `.execute(db);
};
