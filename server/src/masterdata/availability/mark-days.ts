import { effectiveSlots, parseSlots } from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';
import { beginChange } from '../../db/record-versions.ts';
import { contentVersion } from '../../kernel/version.ts';
import { lockRules, hoursText } from './pattern-queries.ts';
import type { FieldChange } from '../../kernel/log-details.ts';
import { rulesByDriver } from '../../db/availability.ts';

/** A day with its marks: a comma-separated list, empty for free all day, null for no mark at all. */
export interface MarkedDay {
  readonly date: string;
  readonly available: string | null;
}

/** Result of marking days: number of changed rows, and the days whose hours changed. */
export interface MarkedDays {
  readonly affectedRows: number;
  readonly changes: readonly FieldChange[];
  /** Current version of all marked days of the driver. */
  readonly version: string;
}

/** Marks slots of a driver's day, replacing earlier marks. */
const putAvailability = async (db: Db, driverId: number, date: string, slots: number[]) =>
  (
    await db
      .insertInto('availability')
      .values({ driverId, date, slots })
      .onConflict((conflict) => conflict.columns(['date', 'driverId']).doUpdateSet({ slots }))
      .executeTakeFirst()
  ).numInsertedOrUpdatedRows ?? 0n;

/** Deletes the marks of a driver's day, so that the rules apply. Returns the number of deleted rows. */
const clearAvailability = async (db: Db, driverId: number, date: string) =>
  (await db.deleteFrom('availability').where('driverId', '=', driverId).where('date', '=', date).executeTakeFirst())
    .numDeletedRows;

/** Marked slots of a driver's days, by day. */
async function markedSlots(db: Db, driverId: number, dates: readonly string[]): Promise<ReadonlyMap<string, number[]>> {
  const rows = await db
    .selectFrom('availability')
    .select(['date', 'slots'])
    .where('driverId', '=', driverId)
    .where('date', 'in', dates)
    .execute();
  return new Map(rows.map(({ date, slots }) => [date, slots]));
}

/** Every marked day of a driver, by day. */
const allMarks = (db: Db, driverId: number) =>
  db.selectFrom('availability').select(['date', 'slots']).where('driverId', '=', driverId).orderBy('date').execute();

/** Version of all marked days of a driver. */
export const marksVersion = async (db: Db, driverId: number): Promise<string> =>
  contentVersion(await allMarks(db, driverId));

/**
 * Marks days of a driver, all or none. A day that is free by the rules gets no row (specification/drivers.md#availability).
 * @param author author of the change, with the call: its `If-Match` is the version of the driver's marks that it is based on
 * @throws ProblemError 409 `record.changed`
 */
export async function markDays(
  db: Db,
  driverId: number,
  days: readonly MarkedDay[],
  author: Parameters<typeof beginChange>[1],
): Promise<MarkedDays> {
  return db.transaction().execute(async (trx) => {
    await lockRules(trx, driverId);
    const record = await allMarks(trx, driverId);
    const standing = { kind: 'availabilityDays', key: driverId, version: contentVersion(record), record } as const;
    await beginChange(trx, author, standing);
    const rules = (await rulesByDriver(trx, driverId)).get(driverId);
    const former = await markedSlots(
      trx,
      driverId,
      days.map(({ date }) => date),
    );
    const changes: FieldChange[] = [];
    let affectedRows = 0;
    for (const { date, available } of days) {
      const slots = parseSlots(available);
      const needsRow = available !== null && (slots.length > 0 || effectiveSlots(date, undefined, rules).length > 0);
      const [before, after] = [
        effectiveSlots(date, former.get(date), rules),
        effectiveSlots(date, available === null ? undefined : slots, rules),
      ].map(hoursText);
      if (before !== after) changes.push({ field: date, before: before ?? null, after: after ?? null });
      affectedRows += Number(
        needsRow ? await putAvailability(trx, driverId, date, slots) : await clearAvailability(trx, driverId, date),
      );
    }
    return { affectedRows, changes, version: await marksVersion(trx, driverId) };
  });
}
