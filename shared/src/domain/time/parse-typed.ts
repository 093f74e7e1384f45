import { brusselsToday } from './brussels.ts';
import { addDays, isIsoDate, isoDate, type IsoDate } from './date.ts';
import { isClockTime, type ClockTime } from './clock.ts';

const SEPARATED = /^(\d{1,2})[/.\-\s](\d{1,2})(?:[/.\-\s](\d{2}|\d{4}))?$/u;
const TOGETHER = /^(\d{2})(\d{2})(\d{2}|\d{4})?$/u;

/** Days back within which a date without a year, in a field for future dates, is taken as recent: a trip of last week may be recorded late. */
const RECENT_DAYS = 31;

interface ParseDateOptions {
  /** Today, which gives the year when none is typed; default: today in Brussels. */
  readonly today?: IsoDate;
  /**
   * The date is in the past, as a birthday: without a year the latest such day, and a two-digit year that would be in the future is of the last
   * century.
   */
  readonly past?: boolean | undefined;
  /** The date is ahead, as a booking's: without a year the next such day, unless it was within the last month. */
  readonly ahead?: boolean | undefined;
}

/**
 * Parses a date as people type it, day first: `3/5`, `0305`, `03052026`, `3.5.26`, `3-5-2026`, `2026-05-03`.
 * @returns the ISO date; `undefined` when it is none, or no such day exists (31/02/2026).
 */
export function parseDate(
  text: string,
  { today = brusselsToday(), past = false, ahead = false }: ParseDateOptions = {},
): IsoDate | undefined {
  const typed = text.trim().replace(/\s*([/.-])\s*/gu, '$1');
  if (isIsoDate(typed)) return typed;
  const [, day, month, year] = SEPARATED.exec(typed) ?? TOGETHER.exec(typed) ?? [];
  const inYear = (number: number): IsoDate | undefined => isoDate(number, Number(month), Number(day));
  const thisYear = Number(today.slice(0, 4));
  if (year?.length === 4) return inYear(Number(year));
  const near = inYear(year === undefined ? thisYear : thisYear - (thisYear % 100) + Number(year));
  if (year !== undefined)
    return past && near !== undefined && near > today ? inYear(Number(near.slice(0, 4)) - 100) : near;
  if (past && (near === undefined || near > today)) return inYear(thisYear - 1);
  if (!ahead) return near;
  const earliest = addDays(today, -RECENT_DAYS);
  return [thisYear - 1, thisYear, thisYear + 1].map(inYear).find((date) => date !== undefined && date >= earliest);
}

/** Separator between hours and minutes: `:`, `.`, `,`, `h`, `u`, `uur`, `heures`. */
const MARK = String.raw`(?:[:.,]|h(?:eures?)?|u(?:ur)?)`;

/** Words for "o'clock" after a time. */
const AFTER = String.raw`(?:h(?:eures?)?|u(?:ur)?|min)`;
const TYPED = new RegExp(
  String.raw`^(\d{1,2})(?:\s*${MARK}\s*(\d{2})?|\s+(\d{2})|(\d{2}))?(?::00)?\s*${AFTER}?\.?$`,
  'iu',
);

/**
 * Parses a time as people type it: `9`, `930`, `0930`, `9h`, `9h30`, `14 h 30`, `9u`, `14u30`, `9 uur 30`, `14:30 uur`, `9:30`, `9.30`; 24 hours,
 * never AM or PM.
 * @returns `HH:mm`; `undefined` when it is no time of day.
 */
export function parseTime(text: string): ClockTime | undefined {
  const [, hours, ...minutes] = TYPED.exec(text.trim()) ?? [];
  if (hours === undefined) return undefined;
  const time = `${hours.padStart(2, '0')}:${minutes.find((typed) => typed !== undefined) ?? '00'}`;
  return isClockTime(time) ? time : undefined;
}

const SPACES = /[\s\u00A0\u2007\u2009\u202F]/gu;
const NUMBER = /^[+-]?(\d+)(?:[.,](\d*))?$/u;

/**
 * Parses a number as people type it: `12,5`, `12.5`, `1 234`, also with the narrow spaces of formatted numbers.
 * @param digits maximum number of decimals
 * @returns `undefined` when it is no number or has more decimals
 */
export function parseNumber(text: string, digits: number): number | undefined {
  const plain = text.replace(SPACES, '').replace('\u2212', '-');
  const [, , decimals = ''] = NUMBER.exec(plain) ?? [];
  return NUMBER.test(plain) && decimals.length <= digits ? Number(plain.replace(',', '.')) : undefined;
}

/** Replaces the no-break and narrow spaces of formatted numbers by plain ones, for CSV and comparison. */
export const plainSpaces = (text: string): string => text.replace(/[\u00A0\u2007\u2009\u202F]/gu, ' ');
