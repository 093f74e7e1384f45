import { setTimeout } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/database.ts';

const MOST_TRIES = 400;

/**
 * Starts calls while `lock` holds the rows or the lock that they need, each when the one before waits for it: all have read what they read
 * without a lock before any can write. Then lets them go.
 * @param lock the statement that takes the lock
 * @returns their answers, in the order of the calls
 */
export async function atOnce<T>(
  db: Db,
  lock: RawBuilder<unknown>,
  calls: readonly (() => Promise<T>)[],
): Promise<readonly T[]> {
  const running = await db.transaction().execute(async (trx) => {
    await lock.execute(trx);
    const started: Promise<T>[] = [];
    for (const call of calls) {
      started.push(call());
      await whenWaiting(db, started.length);
    }
    return { all: Promise.all(started) };
  });
  return running.all;
}

/** Resolves when so many connections of the database wait for a lock. */
async function whenWaiting(db: Db, count: number): Promise<void> {
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::integer as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if ((rows[0]?.waiting ?? 0) >= count) return;
    await setTimeout(10);
  }
  throw new Error(`${count} calls should wait for the lock, and do not`);
}
