import type { Db } from '../../db/database.ts';

/** Marks slots of a driver's day, in place of those marked before. */
export const putAvailability = async (db: Db, driverId: number, date: string, slots: number[]) =>
  (
    await db
      .insertInto('availability')
      .values({ driverId, date, slots })
      .onConflict((conflict) => conflict.columns(['date', 'driverId']).doUpdateSet({ slots }))
      .executeTakeFirst()
  ).numInsertedOrUpdatedRows ?? 0n;

/** A driver's day without marks: as the rules say. How many rows are gone. */
export const clearAvailability = async (db: Db, driverId: number, date: string) =>
  (await db.deleteFrom('availability').where('driverId', '=', driverId).where('date', '=', date).executeTakeFirst())
    .numDeletedRows;

/** Slots of the days of a driver that have marks, by day. */
export async function markedSlots(
  db: Db,
  driverId: number,
  dates: readonly string[],
): Promise<ReadonlyMap<string, number[]>> {
  const rows = await db
    .selectFrom('availability')
    .select(['date', 'slots'])
    .where('driverId', '=', driverId)
    .where('date', 'in', dates)
    .execute();
  return new Map(rows.map(({ date, slots }) => [date, slots]));
}

/** Every marked day of a driver, by day. */
export const allMarks = (db: Db, driverId: number) =>
  db.selectFrom('availability').select(['date', 'slots']).where('driverId', '=', driverId).orderBy('date').execute();
