import { effectiveSlots, type IsoDate, type UnavailableSlots } from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';
import { listAvailabilityRows } from '../../masterdata/availability/availability-queries.ts';
import { rulesByDriver } from '../../masterdata/availability/availability-rules.ts';
import { besides } from './trip-queries.ts';

/** When drivers are not available on days and on those beside them, as the availability lists tell it: of one driver, or of all. */
export async function readUnavailable(db: Db, dates: readonly IsoDate[], driverId?: number): Promise<UnavailableSlots> {
  const days = besides(dates).sort();
  const marked = await listAvailabilityRows(db, { driverId, startDate: days[0], endDate: days.at(-1) });
  const rules = await rulesByDriver(db, driverId);
  const slots = new Map(marked.map((row) => [`${row.driverId} ${row.date}`, row.slots]));
  return (id, date) => effectiveSlots(date, slots.get(`${id} ${date}`), rules.get(id));
}
