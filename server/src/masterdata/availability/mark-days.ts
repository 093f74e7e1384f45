import { effectiveSlots, parseSlots } from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';
import { clearAvailability, putAvailability } from './availability-queries.ts';
import { rulesByDriver } from '../../db/availability.ts';

/** A day with its marks: a comma list, empty for free all day, null for no mark at all. */
export interface MarkedDay {
  readonly date: string;
  readonly available: string | null;
}

/** Marks days of a driver, all or none. A day that is free anyway keeps no row (DECISIONS 32). Answers how many days changed. */
export async function markDays(db: Db, driverId: number, days: readonly MarkedDay[]): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const rules = (await rulesByDriver(trx, driverId)).get(driverId);
    let count = 0;
    for (const { date, available } of days) {
      const slots = parseSlots(available);
      const needsRow = available !== null && (slots.length > 0 || effectiveSlots(date, undefined, rules).length > 0);
      count += Number(
        needsRow ? await putAvailability(trx, driverId, date, slots) : await clearAvailability(trx, driverId, date),
      );
    }
    return count;
  });
}
