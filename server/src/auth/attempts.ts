import { sql } from 'kysely';
import { rateLimited } from '../kernel/problem.ts';
import type { Db } from '../db/database.ts';

/** How many failures of a kind are free before locking, and how long. */
interface Limit {
  free: number;
  longestLockSeconds: number;
  /** Time without a failure that resets the count; it lasts until a success where there is none. */
  forgottenAfterSeconds: number | undefined;
}

const quarter = 900;
const firstLockSeconds = 30;

/** Per account and per network address (an office shares one). */
const account: Limit = { free: 5, longestLockSeconds: quarter, forgottenAfterSeconds: quarter };
const address: Limit = { free: 40, longestLockSeconds: quarter, forgottenAfterSeconds: quarter };
/** Who tries second factors has the password: three a day are left after fifteen failures. */
const otp: Limit = { free: 5, longestLockSeconds: 30_720, forgottenAfterSeconds: undefined };

interface Attempt {
  address: string;
  email: string;
}

const nameOf = (email: string) => email.trim().toLowerCase();
const addressKey = (name: string) => `address:${name}`;
const accountKey = (email: string) => `account:${nameOf(email)}`;
const otpKey = (email: string) => `otp:${nameOf(email)}`;

const keysOf = (attempt: Attempt): readonly (readonly [key: string, limit: Limit])[] => [
  [addressKey(attempt.address), address],
  [accountKey(attempt.email), account],
];

/**
 * Rate limit with exponential lockout. Counts an attempt as failed before the password is checked, so that many concurrent
 * ones cannot slip through; a right password reverts it. After the free failures each one doubles the lockout; a quarter of
 * an hour without any resets it.
 * @throws ProblemError 429 while locked, whether the password is right or not.
 */
export async function claimAttempt(db: Db, attempt: Attempt, now: Date): Promise<void> {
  for (const [key, limit] of keysOf(attempt)) await claim(db, key, limit, now);
}

/** The same for a second factor, once the password is right. */
export const claimOtp = (db: Db, email: string, now: Date): Promise<void> => claim(db, otpKey(email), otp, now);

async function claim(db: Db, key: string, limit: Limit, now: Date): Promise<void> {
  const { free, longestLockSeconds, forgottenAfterSeconds } = limit;
  const since =
    forgottenAfterSeconds === undefined ? new Date(0) : new Date(now.getTime() - forgottenAfterSeconds * 1000);
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

async function secondsLocked(db: Db, key: string, now: Date): Promise<number> {
  const row = await db.selectFrom('sign_in_attempt').select('lockedUntil').where('key', '=', key).executeTakeFirst();
  return Math.max(1, Math.ceil(((row?.lockedUntil?.getTime() ?? 0) - now.getTime()) / 1000));
}

/** Reverts the claim after a right password: the account's counter is reset, the network address gets its attempt back. */
export async function forgiveAttempt(db: Db, attempt: Attempt): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('key', '=', accountKey(attempt.email)).execute();
  await revert(db, addressKey(attempt.address));
}

/** Reverts this claim alone: the password is right, and the second factor is still to come. Earlier failures count on. */
export async function revertAttempt(db: Db, attempt: Attempt): Promise<void> {
  for (const [key] of keysOf(attempt)) await revert(db, key);
}

const revert = (db: Db, key: string) =>
  db
    .updateTable('sign_in_attempt')
    .set((row) => ({ failures: row('failures', '-', 1), lockedUntil: null }))
    .where('key', '=', key)
    .execute();

/** Forgets wrong second factors of an account. */
export const forgiveOtp = (db: Db, email: string) =>
  db.deleteFrom('sign_in_attempt').where('key', '=', otpKey(email)).execute();

/** Forgets the failures of an account: its lockout ends. That of a network address stays. */
export const unlockAccount = (db: Db, email: string) =>
  db
    .deleteFrom('sign_in_attempt')
    .where('key', 'in', [accountKey(email), otpKey(email)])
    .execute();
