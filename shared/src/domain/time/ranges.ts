import { addDays, daysBetween, isoDate, weekdayOf, type IsoDate } from './date.ts';

/** Year and month of a day; months count from 1. */
function partsOf(date: IsoDate): { readonly year: number; readonly month: number; readonly day: number } {
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = date.split('-').map(Number);
  if (isoDate(year, month, day) !== date) throw new RangeError(`Not a date: ${date}`);
  return { year, month, day };
}

/** The first day of a month, counted on from January of the year. */
const firstOf = (year: number, month: number): IsoDate =>
  new Date(Date.UTC(year, month - 1)).toISOString().slice(0, 10);

/** The same day `months` later, or the last day of a shorter month. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const { year, month, day } = partsOf(date);
  const first = firstOf(year, month + months);
  const last = endOfMonth(first);
  const same = addDays(first, day - 1);
  return same < last ? same : last;
}

/** The Monday of the week. */
export const startOfWeek = (date: IsoDate): IsoDate => addDays(date, 1 - weekdayOf(date));

/** The first day of the month. */
export function startOfMonth(date: IsoDate): IsoDate {
  const { year, month } = partsOf(date);
  return firstOf(year, month);
}

/** The last day of the month. */
export function endOfMonth(date: IsoDate): IsoDate {
  const { year, month } = partsOf(date);
  return addDays(firstOf(year, month + 1), -1);
}

/** ISO 8601 week number, as in Belgian calendars: week 1 contains the first Thursday. */
export function weekNumber(date: IsoDate): number {
  const thursday = addDays(startOfWeek(date), 3);
  return Math.floor(daysBetween(firstOf(partsOf(thursday).year, 1), thursday) / 7) + 1;
}

/** A span of days, both ends included. */
export interface DateRange {
  readonly start: IsoDate;
  readonly end: IsoDate;
}

/** The ranges offered as presets beside two date fields. */
export const RANGE_PRESETS = ['today', 'thisWeek', 'thisMonth', 'previousMonth'] as const;

/** One of {@link RANGE_PRESETS}. */
export type RangePreset = (typeof RANGE_PRESETS)[number];

/** The month a day lies in, first to last day. */
export const monthOf = (date: IsoDate): DateRange => ({ start: startOfMonth(date), end: endOfMonth(date) });

/** The whole month before the one a day lies in: the default of the driver wallet (specification/wallets.md#driver-wallet). */
export const previousMonthOf = (date: IsoDate): DateRange => monthOf(addMonths(startOfMonth(date), -1));

/** From six months before to the end of the current month: the default of the archived client invoices (specification/invoices.md#archives). */
export const archiveRangeOf = (today: IsoDate): DateRange => ({
  start: addMonths(startOfMonth(today), -6),
  end: endOfMonth(today),
});

/** Yesterday to 21 days ahead: the timeline's default range (specification/timeline.md#loading). */
export const timelineRangeOf = (today: IsoDate): DateRange => ({ start: addDays(today, -1), end: addDays(today, 21) });

const PRESETS: Readonly<Record<RangePreset, (today: IsoDate) => DateRange>> = {
  today: (today) => ({ start: today, end: today }),
  thisWeek: (today) => ({ start: startOfWeek(today), end: addDays(startOfWeek(today), 6) }),
  thisMonth: monthOf,
  previousMonth: previousMonthOf,
};

/** The days of a preset, relative to today. */
export const presetRange = (preset: RangePreset, today: IsoDate): DateRange => PRESETS[preset](today);

/** Whether a range is valid: the end does not precede the start (specification/screens.md#typed-values). */
export const isValidRange = ({ start, end }: DateRange): boolean => start <= end;

/** Days of a range, both ends included. */
export const daysInRange = ({ start, end }: DateRange): number => daysBetween(start, end) + 1;

/** Maximum days in a list of bookings (specification/shell.md#calls). */
export const LONGEST_LIST = 366;

/** Maximum days in a list of bookings with national numbers. */
export const LONGEST_IDENTITY = 31;
