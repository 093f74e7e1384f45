import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Leave as it was written down. */
export const listLeave = (db: Db, driverId: number) =>
  db
    .selectFrom('driver_leave')
    .select(['startDate', 'endDate', 'reason'])
    .where('driverId', '=', driverId)
    .orderBy('startDate')
    .execute();

interface NewRules {
  readonly weekdays: readonly (readonly number[])[];
  readonly leave: readonly { readonly startDate: string; readonly endDate: string; readonly reason: string | null }[];
}

/** Puts rules in the place of those before. */
export async function replaceRules(trx: Db, driverId: number, { weekdays, leave }: NewRules): Promise<void> {
  const text = JSON.stringify(weekdays);
  await trx
    .insertInto('availability_pattern')
    .values({ driverId, weekdays: text })
    .onConflict((conflict) => conflict.column('driverId').doUpdateSet({ weekdays: text }))
    .execute();
  await trx.deleteFrom('driver_leave').where('driverId', '=', driverId).execute();
  if (leave.length > 0)
    await trx
      .insertInto('driver_leave')
      .values(leave.map((period) => ({ ...period, driverId })))
      .execute();
}

/** The rules of a driver change one after the other: they stand in several rows, or in none yet. */
export const lockRules = async (trx: Db, driverId: number): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtextextended('availability', ${driverId}))`.execute(trx));
