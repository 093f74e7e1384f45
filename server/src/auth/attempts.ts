import { sql } from 'kysely';
import { rateLimited } from '../kernel/problem.ts';
import type { Db } from '../db/database.ts';

/** Number of free failures of a kind before a lockout, and the length of the lockout. */
interface Limit {
  free: number;
  longestLockSeconds: number;
  /** Seconds without a failure that reset the count; without a value only a success resets it. */
  forgottenAfterSeconds: number | undefined;
}

const quarter = 900;
const firstLockSeconds = 30;

/** Per account from one network address, and per network address (an office shares one). */
const account: Limit = { free: 5, longestLockSeconds: quarter, forgottenAfterSeconds: quarter };
/** Per account from all unknown addresses together: protects against guesses from many addresses, without locking out the user on known ones. */
const elsewhere: Limit = { free: 20, longestLockSeconds: quarter, forgottenAfterSeconds: quarter };
const address: Limit = { free: 40, longestLockSeconds: quarter, forgottenAfterSeconds: quarter };
/** Second factors are guessed by somebody who has the password: after fifteen failures only three a day are possible. */
const otp: Limit = { free: 5, longestLockSeconds: 30_720, forgottenAfterSeconds: undefined };

interface Attempt {
  address: string;
  email: string;
}

const nameOf = (email: string) => email.trim().toLowerCase();
const addressKey = (name: string) => `address:${name}`;
const elsewhereKey = (email: string) => `account:${nameOf(email)}`;
const accountKey = ({ address: from, email }: Attempt) => `${elsewhereKey(email)} ${from}`;
const trustedKey = ({ address: from, email }: Attempt) => `trusted:${nameOf(email)} ${from}`;
const otpKey = (email: string) => `otp:${nameOf(email)}`;

async function keysOf(db: Db, attempt: Attempt, now: Date): Promise<readonly (readonly [key: string, limit: Limit])[]> {
  const trusted = await db
    .selectFrom('sign_in_attempt')
    .select('key')
    .where('key', '=', trustedKey(attempt))
    .where('lastAt', '>', new Date(now.getTime() - TRUSTED_FOR))
    .execute();
  return [
    [addressKey(attempt.address), address],
    [accountKey(attempt), account],
    ...(trusted.length > 0 ? [] : [[elsewhereKey(attempt.email), elsewhere] as const]),
  ];
}

/** Milliseconds for which a network address counts as known to the user after a sign-in. */
const TRUSTED_FOR = 60 * 24 * 3_600_000;

/**
 * Rate limit with exponential lockout. Counts an attempt as failed before the password is checked, so that many concurrent
 * ones cannot slip through; a right password reverts it. Wrong passwords from elsewhere do not lock a user out of an address from which they sign in. After the free failures each one doubles the lockout; a quarter of
 * an hour without any resets it.
 * @throws ProblemError 429 while locked, whether the password is right or not.
 */
export async function claimAttempt(db: Db, attempt: Attempt, now: Date): Promise<void> {
  for (const [key, limit] of await keysOf(db, attempt, now)) await claim(db, key, limit, now);
}

/** Rate limit of second factors, once the password is right. */
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

/**
 * Reverts the claim after a right password: the account's counter is reset, the network address gets its attempt back. From now on wrong passwords from
 * elsewhere do not count here.
 */
export async function forgiveAttempt(db: Db, attempt: Attempt, now: Date): Promise<void> {
  const keys = (await keysOf(db, attempt, now)).map(([key]) => key);
  await db.deleteFrom('sign_in_attempt').where('key', '=', accountKey(attempt)).execute();
  for (const key of keys) if (key !== accountKey(attempt)) await revert(db, key);
  await db
    .insertInto('sign_in_attempt')
    .values({ key: trustedKey(attempt), failures: 0, lastAt: now })
    .onConflict((known) => known.column('key').doUpdateSet({ lastAt: now }))
    .execute();
}

/** Reverts this claim alone: the password is right, and the second factor is still missing. Earlier failures still count. */
export async function revertAttempt(db: Db, attempt: Attempt, now: Date): Promise<void> {
  for (const [key] of await keysOf(db, attempt, now)) await revert(db, key);
}

const revert = (db: Db, key: string) =>
  db
    .updateTable('sign_in_attempt')
    .set((row) => ({ failures: row('failures', '-', 1), lockedUntil: null }))
    .where('key', '=', key)
    .execute();

/** Resets the count of wrong second factors of an account. */
export const forgiveOtp = (db: Db, email: string) =>
  db.deleteFrom('sign_in_attempt').where('key', '=', otpKey(email)).execute();

/** Resets the failures of an account: its lockout ends. That of a network address stays. */
export const unlockAccount = (db: Db, email: string) =>
  db
    .deleteFrom('sign_in_attempt')
    .where((row) =>
      row.or([
        row('key', 'in', [elsewhereKey(email), otpKey(email)]),
        row(row.fn<boolean>('starts_with', ['key', row.val(`${elsewhereKey(email)} `)]), '=', true),
      ]),
    )
    .execute();
