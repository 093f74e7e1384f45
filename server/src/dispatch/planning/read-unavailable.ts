import { effectiveSlots, type IsoDate, type UnavailableSlots } from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';
import { listAvailabilityRows, rulesByDriver } from '../../db/availability.ts';
import { besides } from './trip-queries.ts';

/** Unavailable slots of one driver or all, on some days and the adjacent ones, by marks and availability rules. */
export async function readUnavailable(db: Db, dates: readonly IsoDate[], driverId?: number): Promise<UnavailableSlots> {
  const days = besides(dates).sort();
  const marked = await listAvailabilityRows(db, { driverId, startDate: days[0], endDate: days.at(-1) });
  const rules = await rulesByDriver(db, driverId);
  const slots = new Map(marked.map((row) => [`${row.driverId} ${row.date}`, row.slots]));
  return (id, date) => effectiveSlots(date, slots.get(`${id} ${date}`), rules.get(id));
}
