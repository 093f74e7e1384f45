import { weekdayOf, type IsoDate, addDays } from '../time/date.ts';
import { parseSlots, SLOTS, slotsText, type ClockTime } from '../time/clock.ts';
import { belgianHolidayOf } from '../time/belgian-holidays.ts';

/** A period in which a driver does not work at all; both days included. */
export interface Leave {
  readonly startDate: IsoDate;
  readonly endDate: IsoDate;
}

/** Recurring unavailability of a driver: slots by weekday, Monday first, and periods of leave. */
export interface AvailabilityRules {
  /** Seven lists of slots in which the driver is NOT available. */
  readonly weekdays: readonly (readonly number[])[];
  readonly leave: readonly Leave[];
}

const ALL = SLOTS.map(({ index }) => index);

/**
 * Slots of a day in which a driver is NOT available (specification/drivers.md#availability): those marked for the day itself, else all of them on leave, else
 * those of the weekday. A day that was marked as free stays free whatever the recurring rules say.
 * @param marked slots marked for this day; `undefined` when nothing was marked
 */
export function effectiveSlots(
  date: IsoDate,
  marked: readonly number[] | undefined,
  rules: AvailabilityRules | undefined,
): readonly number[] {
  if (marked) return marked;
  if (!rules) return [];
  if (rules.leave.some(({ startDate, endDate }) => startDate <= date && date <= endDate)) return ALL;
  return rules.weekdays[weekdayOf(date) - 1] ?? [];
}

/** Reads seven comma lists of slots, Monday first. */
export const parseWeekdays = (weekdays: readonly string[]): number[][] => weekdays.map(parseSlots);

/** Period of a day in which a driver is not available. */
export interface SlotRange {
  readonly from: ClockTime;
  readonly to: ClockTime;
}

/** Times of the marked slots; adjacent slots are joined. */
export function slotRanges(marked: readonly number[]): readonly SlotRange[] {
  const ranges: SlotRange[] = [];
  for (const { index, from, to } of SLOTS) {
    if (!marked.includes(index)) continue;
    const last = ranges.at(-1);
    if (last?.to === from) ranges[ranges.length - 1] = { from: last.from, to };
    else ranges.push({ from, to });
  }
  return ranges;
}

/** Maximum number of weeks that one copy may fill. */
export const MOST_COPIED_WEEKS = 26;

/** A day of a driver, with the slots in which the driver is NOT available. */
export interface MarkedDay {
  readonly date: IsoDate;
  readonly slots: readonly number[];
}

/** Days of the following weeks, marked like the copied week. */
export interface CopiedWeeks {
  /** Slots by day as the API takes them: a comma-separated list, empty for a free day. */
  readonly days: readonly { readonly date: IsoDate; readonly available: string }[];
  /** Public holidays in those weeks, which are left out when `skipsHolidays` is set. */
  readonly holidays: readonly IsoDate[];
}

/**
 * The week of a driver copied to the weeks that follow it, weekday by weekday.
 * @param week the seven days, Monday first
 * @param weeks 1 to {@link MOST_COPIED_WEEKS}
 * @param skipsHolidays public holidays stay as they are
 */
export function copyWeek(week: readonly MarkedDay[], weeks: number, skipsHolidays: boolean): CopiedWeeks {
  const days = Array.from({ length: weeks }, (_, index) =>
    week.map(({ date, slots }) => ({ date: addDays(date, 7 * (index + 1)), available: slotsText(slots) })),
  ).flat();
  const isHoliday = ({ date }: { readonly date: IsoDate }) => belgianHolidayOf(date) !== undefined;
  return {
    days: skipsHolidays ? days.filter((day) => !isHoliday(day)) : days,
    holidays: days.filter(isHoliday).map(({ date }) => date),
  };
}
