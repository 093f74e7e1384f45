import { addDays, isoDate, type IsoDate } from '../time/date.ts';
import { fold } from '../text/fold.ts';
import type { CellContext, CellReading } from './cell-reading.ts';

/** Plausible range of a column's dates: births and start dates in the past, births of drivers at least a driving age ago, others around today. */
export type DateHorizon = 'past' | 'adult' | 'near';

/** Day 0 of the workbook calendar, which contains a 29 February 1900. Serial numbers of four digits would be confused with years. */
const SERIAL_START = '1899-12-30';
const LAST_SERIAL = 109_574;
const ADULT = 18;
const HALF_CENTURY = 50;

const MONTHS = [
  /^jan/u,
  /^fe[bv]/u,
  /^(?:mar|mrt|maa)/u,
  /^a[pv]r/u,
  /^(?:mai|may|mei)$/u,
  /^juin|^jun/u,
  /^jui?l/u,
  /^a(?:ou|ug)/u,
  /^sep/u,
  /^o[ck]t/u,
  /^nov/u,
  /^dec/u,
] as const;

const CLOCK = String.raw`(?:[T ,]+\d{1,2}[:h.]\d{2}.*)?`;
const ISO = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${CLOCK}$`, 'u');
const LOCAL = new RegExp(String.raw`^(\d{1,2})\s?[-/. ]\s?(\d{1,2})\s?[-/. ]\s?(\d{4}|\d{2})${CLOCK}$`, 'u');
const NAMED = new RegExp(
  String.raw`^(\d{1,2})(?:(?:er|e|de|ste|st|nd|rd|th)(?![a-z]))?[-/. ]*([a-z]+)[-/., ]*(\d{4}|\d{2})${CLOCK}$`,
  'u',
);
const WEEKDAY = /^[a-z]+\.?,?\s+(?=\d)/u;

/** Date with a two-digit year, in the century that fits the horizon. */
function inCentury(year: number, month: number, day: number, horizon: DateHorizon, today: IsoDate) {
  const thisYear = Number(today.slice(0, 4));
  const date = isoDate(2000 + year, month, day);
  const isLater =
    horizon === 'near'
      ? 2000 + year > thisYear + HALF_CENTURY
      : (date ?? `${2000 + year}`) > `${horizon === 'adult' ? thisYear - ADULT : thisYear}${today.slice(4)}`;
  return isLater ? isoDate(1900 + year, month, day) : date;
}

function dateOf(
  [year, month, day]: readonly [string, number, number],
  horizon: DateHorizon,
  today: IsoDate,
): CellReading {
  if (year.length > 2) return { value: isoDate(Number(year), month, day) };
  const value = inCentury(Number(year), month, day, horizon, today);
  return value === undefined ? {} : { value, guess: 'century' };
}

/** Digits only: `19420312`, `12031942`, `3051950` without its zero, `120342`; five digits are the serial number of a workbook. */
function dateOfDigits(text: string, horizon: DateHorizon, today: IsoDate): CellReading {
  if (/^\d{5}(?:[.,]\d+)?$/u.test(text)) {
    const serial = Math.floor(Number(text.replace(',', '.')));
    return serial <= LAST_SERIAL ? { value: addDays(SERIAL_START, serial) } : {};
  }
  if (/^(?:18|19|20|21)\d{6}$/u.test(text)) {
    const value = isoDate(Number(text.slice(0, 4)), Number(text.slice(4, 6)), Number(text.slice(6)));
    if (value) return { value };
  }
  const digits = /^\d{7}$/u.test(text) ? `0${text}` : text;
  if (!/^\d{6}(?:\d{2})?$/u.test(digits)) return {};
  const read = dateOf([digits.slice(4), Number(digits.slice(2, 4)), Number(digits.slice(0, 2))], horizon, today);
  return read.value !== undefined && digits !== text ? { ...read, guess: 'zero' } : read;
}

/**
 * Parses a date of a file: day first, ISO, with the name of the month in three languages, digits only or the serial number of a workbook. A time
 * behind it is dropped.
 */
export function readDate(text: string, horizon: DateHorizon, { today, monthFirst = false }: CellContext): CellReading {
  const plain = fold(text).replace(WEEKDAY, '');
  const iso = ISO.exec(plain.replace('t', 'T'));
  if (iso) return { value: isoDate(Number(iso[1]), Number(iso[2]), Number(iso[3])) };
  const named = NAMED.exec(plain);
  const month = named ? MONTHS.findIndex((name) => name.test(named[2] ?? '')) + 1 : 0;
  if (named && month > 0) return dateOf([named[3] ?? '', month, Number(named[1])], horizon, today);
  const local = LOCAL.exec(plain);
  if (!local) return dateOfDigits(plain, horizon, today);
  const [first, second] = [Number(local[1]), Number(local[2])];
  if (!monthFirst) return dateOf([local[3] ?? '', second, first], horizon, today);
  const read = dateOf([local[3] ?? '', first, second], horizon, today);
  return read.value === undefined ? {} : { ...read, guess: 'monthFirst' };
}

/** Whether the dates of a column are month first, as American programs write them: some are valid only that way, and none only day first. */
export function isMonthFirst(texts: readonly string[]): boolean {
  const parts = texts.flatMap((text) => {
    const local = LOCAL.exec(text.trim());
    return local ? [[Number(local[1]), Number(local[2])] as const] : [];
  });
  return parts.some(([, second]) => second > 12) && !parts.some(([first]) => first === 0 || first > 12);
}

const clock = (hours: number, minutes: number): string | undefined =>
  hours < 24 && minutes < 60 ? `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}` : undefined;

const DAY_BEFORE = /^(?:\d{4}-\d{1,2}-\d{1,2}[T ]|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}[ ,]+)(?=\d{1,2}[:h.])/u;
const WRITTEN =
  /^(\d{1,2})\s?(?:(?:[:.,hu]|heures?|uur|hrs?)\s?\.?\s?(\d{2})?)?(?::\d{2}(?:[.,]\d+)?)?\s?(?:heures?|uur|hrs?|[hu]|min(?:\.|utes|uten)?)?\.?\s?([ap]\.?m\.?)?z?$/u;
const MINUTES = 24 * 60;

/**
 * Parses a time of a file: `9h30`, `9u`, `9 u. 30`, `14.30 uur`, `930`, `2:30 PM`, with seconds or a date before it, or the fraction of a day as in
 * workbooks.
 */
export function readTime(text: string): CellReading {
  const plain = text.trim();
  // A date without a time in a workbook: no appointment is at midnight.
  if (/T00:00:00(?:\.0+)?Z?$/u.test(plain)) return {};
  const [, , part] = /^(\d{5}|0?)([.,]\d+)$/u.exec(plain) ?? [];
  if (part !== undefined) {
    const minutes = Math.round(Number(`0${part.replace(',', '.')}`) * MINUTES) % MINUTES;
    return { value: clock(Math.floor(minutes / 60), minutes % 60) };
  }
  if (/^\d{1,4}$/u.test(plain)) {
    const digits = plain.length < 3 ? `${plain}00` : plain;
    return { value: clock(Number(digits.slice(0, -2)), Number(digits.slice(-2))) };
  }
  const [, hours, minutes, half] = WRITTEN.exec(plain.replace(DAY_BEFORE, '').toLowerCase()) ?? [];
  if (hours === undefined) return {};
  if (half === undefined) return { value: clock(Number(hours), Number(minutes ?? 0)) };
  const isMorning = half.startsWith('a');
  if (Number(hours) === 0 || (isMorning && Number(hours) > 12)) return {};
  const of24 = Number(hours) > 12 ? Number(hours) : (Number(hours) % 12) + (isMorning ? 0 : 12);
  return { value: clock(of24, Number(minutes ?? 0)) };
}
