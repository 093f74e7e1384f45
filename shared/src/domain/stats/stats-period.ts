import { addDays, type IsoDate } from '../time/date.ts';
import { addMonths, daysInRange, type DateRange } from '../time/ranges.ts';

/** The days of a year. */
export const yearRange = (year: string): DateRange => ({ start: `${year}-01-01`, end: `${year}-12-31` });

/** The six months up to a day, this one included. */
export const halfYearUpTo = (day: IsoDate): DateRange => ({ start: addDays(addMonths(day, -6), 1), end: day });

const isMonths = ({ start, end }: DateRange): boolean => start.endsWith('-01') && addDays(end, 1).endsWith('-01');

/** The preceding period for comparison: as many whole months for whole months, else as many days. */
export function periodBefore(range: DateRange): DateRange {
  const end = addDays(range.start, -1);
  if (!isMonths(range)) return { start: addDays(range.start, -daysInRange(range)), end };
  const next = addDays(range.end, 1);
  const monthOf = (day: IsoDate) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return { start: addMonths(range.start, monthOf(range.start) - monthOf(next)), end };
}
