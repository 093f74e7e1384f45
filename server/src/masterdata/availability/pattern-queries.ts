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
export async function replaceRules(db: Db, driverId: number, { weekdays, leave }: NewRules): Promise<void> {
  await db.transaction().execute(async (trx) => {
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
  });
}
