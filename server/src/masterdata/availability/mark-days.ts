import { effectiveSlots, parseSlots, slotsFrom, slotsText } from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';
import { type ChangeCall, changeVersioned } from '../records/versioned.ts';
import { lockRules, hoursText } from './pattern-queries.ts';
import type { FieldChange } from '../../kernel/log-details.ts';
import { rulesByDriver } from '../../db/availability.ts';

/** A day with its marks: a comma-separated list, empty for free all day, null for no mark at all. */
export interface MarkedDay {
  readonly date: string;
  readonly available: string | null;
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

/** Every marked day of a driver, by day. */
const allMarks = (db: Db, driverId: number) =>
  db.selectFrom('availability').select(['date', 'slots']).where('driverId', '=', driverId).orderBy('date').execute();

/** All marked days of a driver: one record, whatever days a change is about. */
export const versionedMarks = (driverId: number) => ({
  kind: 'availabilityDays' as const,
  key: driverId,
  read: (db: Db) => allMarks(db, driverId),
  lock: (trx: Db) => lockRules(trx, driverId),
});

/**
 * Marks days of a driver, all or none. A day that is free by the rules gets no row (specification/drivers.md#availability).
 * @returns number of changed rows, and the days whose hours changed
 * @throws ProblemError 409 `record.changed`
 */
export const markDays = (
  call: ChangeCall,
  driverId: number,
  days: readonly MarkedDay[],
): Promise<{ readonly affectedRows: number; readonly changes: readonly FieldChange[] }> =>
  changeVersioned(call, versionedMarks(driverId), async (trx, marks) => {
    const rules = (await rulesByDriver(trx, driverId)).get(driverId);
    const former = new Map(marks.map(({ date, slots }) => [date, slots]));
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
    return { affectedRows, changes };
  });

/**
 * Marks the rest of a driver's day as not available; what is marked or ruled for the day already stays. Changes nothing when it is so already.
 * @returns mark of the day before, null without one; the slots after; and the hours that changed
 */
export const markAway = (
  call: ChangeCall,
  driverId: number,
  date: string,
  from: string,
): Promise<{ readonly former: string | null; readonly available: string; readonly changes: readonly FieldChange[] }> =>
  changeVersioned(call, versionedMarks(driverId), async (trx, marks) => {
    const rules = (await rulesByDriver(trx, driverId)).get(driverId);
    const marked = marks.find((mark) => mark.date === date)?.slots;
    const before = effectiveSlots(date, marked, rules);
    const after = parseSlots(slotsText([...before, ...slotsFrom(from)]));
    const isChanged = after.length > before.length;
    if (isChanged) await putAvailability(trx, driverId, date, after);
    return {
      former: marked ? slotsText(marked) : null,
      available: slotsText(after),
      changes: isChanged ? [{ field: date, before: hoursText(before) ?? null, after: hoursText(after) ?? null }] : [],
    };
  });
