import { addDays, brusselsNow, eachDay, effectiveSlots, slotsText, type IsoDate } from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';
import { listAvailabilityRows, rulesByDriver } from '../../db/availability.ts';

interface Range {
  readonly driverId?: number | undefined;
  readonly startDate?: string | null | undefined;
  readonly endDate?: string | null | undefined;
}

/** Default range of the rules, in days around today; marked days are listed for all dates. */
const BEFORE = 31;
const AHEAD = 366;
/** Maximum of days for which rules are expanded: the first ones of a longer range. */
const MOST_DAYS = 800;

/** When drivers are NOT available, by day: what was marked, else leave, else the weekday. Days without anything are left out: free all day. */
export async function listUnavailable(
  db: Db,
  range: Range,
  now: Date,
): Promise<{ driverId: number; date: IsoDate; available: string }[]> {
  const [marked, rules] = await Promise.all([listAvailabilityRows(db, range), rulesByDriver(db, range.driverId)]);
  const markedBy = new Map(marked.map((row) => [`${row.driverId} ${row.date}`, row.slots]));
  const days = daysOf(range, brusselsNow(now).date);
  const ruled = [...rules].flatMap(([driverId, own]) =>
    days
      .filter((date) => !markedBy.has(`${driverId} ${date}`))
      .map((date) => ({ driverId, date, slots: effectiveSlots(date, undefined, own) })),
  );
  return [...marked, ...ruled]
    .filter(({ slots }) => slots.length > 0)
    .map(({ driverId, date, slots }) => ({ driverId, date, available: slotsText(slots) }))
    .toSorted((left, right) => left.date.localeCompare(right.date, 'en') || left.driverId - right.driverId);
}

/** What days of a driver were marked with by themselves, those marked free among them. */
export async function listMarked(
  db: Db,
  range: Range,
): Promise<{ driverId: number; date: IsoDate; available: string }[]> {
  const rows = await listAvailabilityRows(db, range);
  return rows
    .map(({ driverId, date, slots }) => ({ driverId, date, available: slotsText(slots) }))
    .toSorted((left, right) => left.date.localeCompare(right.date, 'en'));
}

function daysOf({ startDate, endDate }: Range, today: IsoDate): IsoDate[] {
  const start = startDate ?? addDays(today, -BEFORE);
  const end = endDate ?? addDays(today, AHEAD);
  const last = addDays(start, MOST_DAYS - 1);
  return eachDay(start, end < last ? end : last);
}
