import { parseMoneyText } from '../money/money-text.ts';
import { toCents, type Cents } from '../money/money.ts';
import { addDays, isoDate, type IsoDate } from '../time/date.ts';

const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:[ T,]+\d{1,2}[:h.]\d{2}(?:[:.]\d{2})?)?$/u;
const YEAR_FIRST = /^(\d{4})([/.-]?)(\d{2})\2(\d{2})(?:[ T,]+\d{1,2}[:h.]\d{2}.*)?$/u;
/** Serial day numbers of spreadsheets for the years 2000 to 2100. */
const SERIAL = { from: 36_526, to: 73_415, zero: '1899-12-30' } as const;

/**
 * Parses a day as banks and spreadsheets write it: `17/11/2026`, `17-11-26`, `17.11.2026 10:22`, `2026-11-17`, `20261117`, `46343`. Belgian dates
 * have the day before the month: a date that is valid only as month/day is refused.
 */
export function bankDate(text: string): IsoDate | undefined {
  const [, day, month, short] = DAY_FIRST.exec(text) ?? [];
  if (short !== undefined) return isoDate(Number(short) + (short.length === 2 ? 2000 : 0), Number(month), Number(day));
  const [, year, , monthOfYear, dayOfMonth] = YEAR_FIRST.exec(text) ?? [];
  if (year !== undefined) return isoDate(Number(year), Number(monthOfYear), Number(dayOfMonth));
  const serial = /^\d{5}$/u.test(text) ? Number(text) : 0;
  return serial >= SERIAL.from && serial <= SERIAL.to ? addDays(SERIAL.zero, serial) : undefined;
}

/**
 * Parses an amount as banks write it, in cents: besides what people type (`1.234,56`, `1,234.56`, `+ 12,00`) a trailing sign (`12,00-`), a leading
 * currency, and typographic minus signs.
 */
export function bankCents(text: string): Cents | undefined {
  const compact = text
    .replaceAll(/[\s\u00A0\u2007\u2009\u202F']/gu, '')
    .replaceAll(/[\u2010-\u2015\u2212]/gu, '-')
    .replace(/^([+-]?)(?:EUR|€)/iu, '$1')
    .replace(/(?:EUR|€)([+-]?)$/iu, '$1');
  const [, before = '', digits = '', behind = ''] = /^([+-]?)(.*?)([+-]?)$/u.exec(compact) ?? [];
  if (before !== '' && behind !== '' && before !== behind) return undefined;
  const amount = /^[+-]/u.test(digits) ? undefined : parseMoneyText(digits);
  if (amount === undefined) return undefined;
  const cents = toCents(amount);
  return before === '-' || behind === '-' ? 0 - cents : cents;
}
