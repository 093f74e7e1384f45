import { DateTime } from 'luxon';
import { isIsoDate, type IsoDate, addDays, daysBetween } from './date.ts';

const ISO = 'yyyy-MM-dd';

function dayOf(date: IsoDate): DateTime {
  if (!isIsoDate(date)) throw new RangeError(`Not a date: ${date}`);
  return DateTime.fromISO(date, { zone: 'utc' });
}

/** The same day `months` later, or the last day of a shorter month. */
export const addMonths = (date: IsoDate, months: number): IsoDate => dayOf(date).plus({ months }).toFormat(ISO);

/** The Monday of the week. */
export const startOfWeek = (date: IsoDate): IsoDate => dayOf(date).startOf('week').toFormat(ISO);

/** The first day of the month. */
export const startOfMonth = (date: IsoDate): IsoDate => dayOf(date).startOf('month').toFormat(ISO);

/** The last day of the month. */
export const endOfMonth = (date: IsoDate): IsoDate => dayOf(date).endOf('month').toFormat(ISO);

/** ISO 8601 week number, as in Belgian calendars: week 1 contains the first Thursday. */
export const weekNumber = (date: IsoDate): number => dayOf(date).weekNumber;

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
