import { sql } from 'kysely';
import type { Services } from '../app/services.ts';
import type { Db } from '../db/database.ts';

/** As many as are deleted in one go. */
const MOST = 200;

/**
 * Whoever writes down that a file is used holds it until the end of the transaction: meanwhile it is not deleted. Afterwards it has to be looked
 * whether it is still there.
 */
export const holdFile = async (trx: Db, key: string): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock_shared(hashtextextended(${key}, 27))`.execute(trx));

/** A file that was kept for something that was not written down after all. */
export const discardFile = async (db: Db, key: string): Promise<void> =>
  void (await db.insertInto('discarded_file').values({ key }).execute());

/**
 * Deletes the files of receipts that are gone, from where files are kept; one that another receipt has stays. What fails is tried again the next time, after
 * the others.
 * @throws what the store fails with, at its first failure
 */
export async function deleteDiscarded({ db, files, now }: Pick<Services, 'db' | 'files' | 'now'>): Promise<void> {
  for (const key of await discardedKeys(db)) {
    try {
      await db.transaction().execute((trx) => deleteUnused(trx, files, key));
    } catch (error) {
      await db.updateTable('discarded_file').set({ triedAt: now() }).where('key', '=', key).execute();
      throw error;
    }
  }
}

async function discardedKeys(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('discarded_file')
    .select('key')
    .groupBy('key')
    .orderBy(sql`max("triedAt") nulls first`)
    .orderBy(sql`min(id)`)
    .limit(MOST)
    .execute();
  return rows.map(({ key }) => key);
}

async function deleteUnused(trx: Db, files: Services['files'], key: string): Promise<void> {
  const { rows } = await sql<{
    mine: boolean;
  }>`select pg_try_advisory_xact_lock(hashtextextended(${key}, 27)) as mine`.execute(trx);
  // Somebody is about to use it, or another process deletes it: the next time tells.
  if (!rows[0]?.mine) return;
  // What is discarded from here on is looked at the next time.
  const seen = (await trx.selectFrom('discarded_file').select('id').where('key', '=', key).execute()).map(
    ({ id }) => id,
  );
  if (seen.length === 0) return;
  const user = await trx.selectFrom('ticket').select('id').where('fileKey', '=', key).limit(1).executeTakeFirst();
  if (!user) await files.remove(key);
  await trx.deleteFrom('discarded_file').where('id', 'in', seen).execute();
}
