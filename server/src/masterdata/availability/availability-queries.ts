import type { Db } from '../../db/database.ts';

interface Range {
  readonly driverId?: number | undefined;
  readonly startDate?: string | null | undefined;
  readonly endDate?: string | null | undefined;
}

/** What drivers marked as not available: of one driver or all, in a range of days or on all. */
export function listAvailabilityRows(db: Db, { driverId, startDate, endDate }: Range) {
  let query = db.selectFrom('availability').select(['driverId', 'date', 'slots']);
  if (driverId) query = query.where('driverId', '=', driverId);
  if (startDate) query = query.where('date', '>=', startDate);
  if (endDate) query = query.where('date', '<=', endDate);
  return query.execute();
}

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
