import { belgianHolidayOf } from '../time/belgian-holidays.ts';
import { addDays, type IsoDate } from '../time/date.ts';
import { slotsText } from '../time/slots.ts';

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
