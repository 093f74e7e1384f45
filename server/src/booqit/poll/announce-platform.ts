import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Subject of the change feed: offers of the platform, or differences from its bookings, changed. */
export const PLATFORM_SUBJECT = 'platform';

/** Notifies every process at commit. */
export async function announcePlatform(db: Db): Promise<void> {
  await sql`select pg_notify('navette', ${PLATFORM_SUBJECT})`.execute(db);
}
