import { DateTime } from 'luxon';
import { isIsoDate, type IsoDate } from './date.ts';

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
