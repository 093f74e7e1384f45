import { SECOND_FACTOR_SETTING } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export interface Factor {
  enrolmentId: string;
  /** Sealed. */
  secret: string;
  enrolledAt: Date;
}

export const findFactor = (db: Db, userId: number): Promise<Factor | undefined> =>
  db
    .selectFrom('second_factor')
    .select(['enrolmentId', 'secret', 'enrolledAt'])
    .where('userId', '=', userId)
    .executeTakeFirst();

/** Compare and set: false when a code of that period, or of a later one, was accepted before. */
export async function takeStep(db: Db, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('lastStep', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Compare and set: false when there is no such code, or it was used before. */
export async function takeRecoveryCode(db: Db, userId: number, hash: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_code')
    .set({ usedAt: at })
    .where('userId', '=', userId)
    .where('hash', '=', hash)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

interface NewFactor extends Factor {
  userId: number;
  lastStep: number;
}

/**
 * Sets a second factor in place of the one it is meant to replace.
 * @param former its enrolment time; undefined if there was none
 * @returns false when another one was set up in the meantime
 */
export async function putFactor(db: Db, factor: NewFactor, former: string | undefined): Promise<boolean> {
  const added = db.insertInto('second_factor').values(factor);
  const query =
    former === undefined
      ? added.onConflict((row) => row.column('userId').doNothing())
      : added.onConflict((row) =>
          row.column('userId').doUpdateSet(factor).where('second_factor.enrolmentId', '=', former),
        );
  const { numInsertedOrUpdatedRows } = await query.executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function putRecoveryCodes(trx: Db, userId: number, hashes: readonly string[]): Promise<void> {
  await trx.deleteFrom('recovery_code').where('userId', '=', userId).execute();
  await trx
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ userId, hash })))
    .execute();
}

/** False when there was none; its recovery codes are deleted with it. */
export async function removeFactor(db: Db, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('second_factor').where('userId', '=', userId).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Setting with the roles that require a second factor besides super. */
export const secondFactorSetting = async (db: Db): Promise<string | null> =>
  (await db.selectFrom('setting').select('value').where('variable', '=', SECOND_FACTOR_SETTING).executeTakeFirst())
    ?.value ?? null;
