import { addDays, eachDay, effectiveSlots, slotsText, type IsoDate } from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';
import { listAvailabilityRows, rulesByDriver } from '../../db/availability.ts';

/** Requested days; missing ends default to around today. */
interface AskedRange {
  readonly startDate?: string | null | undefined;
  readonly endDate?: string | null | undefined;
}

/** Listed days, and optionally a single driver. */
export interface AvailabilityRange {
  readonly driverId?: number | undefined;
  readonly startDate: IsoDate;
  readonly endDate: IsoDate;
}

const BEFORE = 31;
const AHEAD = 366;
/** Maximum days in a list. */
export const MOST_DAYS = 800;

/** Completes a missing start or end, so that the range is not too long. */
export function completeRange({ startDate, endDate }: AskedRange, today: IsoDate): { start: IsoDate; end: IsoDate } {
  if (startDate && endDate) return { start: startDate, end: endDate };
  if (startDate) {
    const [ahead, last] = [addDays(today, AHEAD), addDays(startDate, MOST_DAYS - 1)];
    return { start: startDate, end: ahead < startDate || ahead > last ? last : ahead };
  }
  const end = endDate ?? addDays(today, AHEAD);
  const [before, first] = [addDays(today, -BEFORE), addDays(end, 1 - MOST_DAYS)];
  return { start: before > end || before < first ? first : before, end };
}

/** Unavailable slots of drivers by day: the marked ones, else leave, else those of the weekday. Days without any are missing: free all day. */
export async function listUnavailable(
  db: Db,
  range: AvailabilityRange,
): Promise<{ driverId: number; date: IsoDate; available: string }[]> {
  const [marked, rules] = await Promise.all([listAvailabilityRows(db, range), rulesByDriver(db, range.driverId)]);
  const markedBy = new Map(marked.map((row) => [`${row.driverId} ${row.date}`, row.slots]));
  const days = eachDay(range.startDate, range.endDate);
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

/** Individually marked days of a driver, including those marked as free. */
export async function listMarked(
  db: Db,
  range: AvailabilityRange,
): Promise<{ driverId: number; date: IsoDate; available: string }[]> {
  const rows = await listAvailabilityRows(db, range);
  return rows
    .map(({ driverId, date, slots }) => ({ driverId, date, available: slotsText(slots) }))
    .toSorted((left, right) => left.date.localeCompare(right.date, 'en'));
}
