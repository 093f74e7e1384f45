import { sql } from 'kysely';
import { rateLimited } from '../kernel/problem.ts';
import type { Db } from '../db/database.ts';

/** Free failures before locking, per account and per network address (an office shares one). */
const free = { account: 5, address: 40 };
const firstLockSeconds = 30;
const longestLockSeconds = 900;

interface Attempt {
  address: string;
  email: string;
}

const accountKey = (email: string) => `account:${email.trim().toLowerCase()}`;

const keysOf = ({ address, email }: Attempt) => [
  { key: `address:${address}`, free: free.address },
  { key: accountKey(email), free: free.account },
];

/**
 * Rate limit with exponential lockout. Counts an attempt as failed before the password is checked, so that many concurrent
 * ones cannot slip through; a right password reverts it. After the free failures each one doubles the lockout; a quarter of
 * an hour without any resets it.
 * @throws ProblemError 429 while locked, whether the password is right or not.
 */
export async function claimAttempt(db: Db, attempt: Attempt, now: Date): Promise<void> {
  for (const { key, free } of keysOf(attempt)) {
    const since = new Date(now.getTime() - longestLockSeconds * 1000);
    const claimed = await sql<{ failures: number }>`
      insert into sign_in_attempt as tried (key, failures, "lastAt") values (${key}, 1, ${now})
      on conflict (key) do update set
        failures = case when tried."lastAt" < ${since} then 1 else tried.failures + 1 end,
        "lastAt" = ${now},
        "lockedUntil" = case when tried."lastAt" >= ${since} and tried.failures + 1 >= ${free}::integer
          then ${now}::timestamptz + least(${firstLockSeconds} * power(2, least(tried.failures + 1 - ${free}::integer, 10)), ${longestLockSeconds}) * interval '1 second'
        end
      where tried."lockedUntil" is null or tried."lockedUntil" <= ${now}
      returning failures`.execute(db);
    if (claimed.rows.length === 0) throw rateLimited(await secondsLocked(db, key, now));
  }
}

async function secondsLocked(db: Db, key: string, now: Date): Promise<number> {
  const row = await db.selectFrom('sign_in_attempt').select('lockedUntil').where('key', '=', key).executeTakeFirst();
  return Math.max(1, Math.ceil(((row?.lockedUntil?.getTime() ?? 0) - now.getTime()) / 1000));
}

/** Reverts the claim after a right password: the account's counter is reset, the network address gets its attempt back. */
export async function forgiveAttempt(db: Db, attempt: Attempt): Promise<void> {
  const [address] = keysOf(attempt);
  await unlockAccount(db, attempt.email);
  await db
    .updateTable('sign_in_attempt')
    .set((row) => ({ failures: row('failures', '-', 1), lockedUntil: null }))
    .where('key', '=', address?.key ?? '')
    .execute();
}

/** Forgets the failures of an account: its lockout ends. That of a network address stays. */
export const unlockAccount = (db: Db, email: string) =>
  db.deleteFrom('sign_in_attempt').where('key', '=', accountKey(email)).execute();
