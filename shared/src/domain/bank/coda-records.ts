import { isoDate, type IsoDate } from '../time/date.ts';

/** Every record of a CODA file has this many characters. */
export const CODA_WIDTH = 128;

/** Characters `from` to `to` of a record, counted from 1 as the description of the format does, without the spaces around them. */
export const field = (record: string, from: number, to: number = from): string => record.slice(from - 1, to).trim();

/** A day written DDMMYY; of this century, since the format is. */
export function codaDate(text: string): IsoDate | undefined {
  const [, day, month, year] = /^(\d{2})(\d{2})(\d{2})$/u.exec(text) ?? [];
  return day === undefined ? undefined : isoDate(2000 + Number(year), Number(month), Number(day));
}

/** Fifteen digits with three decimals, in cents; `undefined` when they are no digits, or no whole cents. Positive for sign 0 (credit). */
export function codaCents(sign: string, digits: string): number | undefined {
  if (!/^\d{15}$/u.test(digits) || !/^[01]$/u.test(sign) || !digits.endsWith('0')) return undefined;
  const cents = Number(digits.slice(0, -1));
  return sign === '1' ? -cents : cents;
}

/** Whether a text is the first record of a CODA file. */
export const isCodaHeader = (record: string): boolean =>
  record.length === CODA_WIDTH && record.startsWith('00000') && record.endsWith('2');
