import { addDays, daysBetween, type IsoDate } from '../time/date.ts';
import { addMonths, startOfMonth, type DateRange, monthOf } from '../time/ranges.ts';
import { periodBefore, yearRange } from './stats-period.ts';

/** Lengths of the period of the results dashboard. */
export const PERIOD_KINDS = ['month', 'quarter', 'year', 'free'] as const;

/** One of {@link PERIOD_KINDS}. */
export type PeriodKind = (typeof PERIOD_KINDS)[number];

function quarterOf(day: IsoDate): DateRange {
  const start = addMonths(startOfMonth(day), -((Number(day.slice(5, 7)) - 1) % 3));
  return { start, end: addDays(addMonths(start, 3), -1) };
}

const PERIODS = { month: monthOf, quarter: quarterOf, year: (day: IsoDate) => yearRange(day.slice(0, 4)) } as const;

/** The period of a kind that a day lies in; a free one is the day itself. */
export const periodOn = (kind: PeriodKind, day: IsoDate): DateRange =>
  kind === 'free' ? { start: day, end: day } : PERIODS[kind](day);

/** The previous or next period of the same kind; a free one moves by its length. */
export function neighbourPeriod(kind: PeriodKind, range: DateRange, step: -1 | 1): DateRange {
  if (kind !== 'free') return periodOn(kind, step === 1 ? addDays(range.end, 1) : addDays(range.start, -1));
  if (step === -1) return periodBefore(range);
  const days = daysBetween(range.start, range.end) + 1;
  return { start: addDays(range.start, days), end: addDays(range.end, days) };
}
