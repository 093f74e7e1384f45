import { effectiveSlots, parseSlots, SLOTS } from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';
import type { FieldChange } from '../../kernel/log-details.ts';
import { clearAvailability, markedSlots, putAvailability } from './availability-queries.ts';
import { rulesByDriver } from '../../db/availability.ts';

/** A day with its marks: a comma list, empty for free all day, null for no mark at all. */
export interface MarkedDay {
  readonly date: string;
  readonly available: string | null;
}

/** What marking days did: how many rows changed, and the days whose hours are others now. */
export interface MarkedDays {
  readonly affectedRows: number;
  readonly changes: readonly FieldChange[];
}

/** Marks days of a driver, all or none. A day that is free anyway keeps no row (DECISIONS 32). */
export async function markDays(db: Db, driverId: number, days: readonly MarkedDay[]): Promise<MarkedDays> {
  return db.transaction().execute(async (trx) => {
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
    return { affectedRows, changes };
  });
}

/** `07:00-09:00, 17:00-19:00`: the hours without the driver, in words of no language; null for none. */
const hoursText = (slots: readonly number[]): string | null =>
  SLOTS.filter(({ index }) => slots.includes(index))
    .map(({ from, to }) => `${from}-${to}`)
    .join(', ') || null;
