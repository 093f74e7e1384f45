import { isoDate, type IsoDate } from '../time/date.ts';

/** Every record of a CODA file has this many characters. */
export const CODA_WIDTH = 128;

/** Characters `from` to `to` of a record, counted from 1 as in the description of the format, trimmed. */
export const field = (record: string, from: number, to: number = from): string => raw(record, from, to).trim();

/** Characters `from` to `to` of a record with their spaces: a text that continues in another record may be cut within a word or behind it. */
export const raw = (record: string, from: number, to: number): string =>
  record.slice(from - 1, to).padEnd(to - from + 1);

/** Parses a day written as DDMMYY; always in this century, as the format is. */
export function codaDate(text: string): IsoDate | undefined {
  const [, day, month, year] = /^(\d{2})(\d{2})(\d{2})$/u.exec(text) ?? [];
  return day === undefined ? undefined : isoDate(2000 + Number(year), Number(month), Number(day));
}

/** Parses fifteen digits with three decimals into cents; `undefined` when they are no digits, or no whole cents. Positive for sign 0 (credit). */
export function codaCents(sign: string, digits: string): number | undefined {
  if (!/^\d{15}$/u.test(digits) || !/^[01]$/u.test(sign) || !digits.endsWith('0')) return undefined;
  const cents = Number(digits.slice(0, -1));
  return sign === '1' ? -cents : cents;
}

/** Whether a text is the first record of a CODA file. */
export const isCodaHeader = (record: string): boolean =>
  record.length === CODA_WIDTH && record.startsWith('00000') && record.endsWith('2');

/** Own account and currency of the record of the old balance; an empty currency where the bank names none. */
export function codaAccount(record: string): { readonly own: string; readonly currency: string } {
  // Belgian accounts without IBAN have their currency behind the twelve digits.
  return field(record, 2) === '0' && /^\d{12} /u.test(record.slice(5))
    ? { own: field(record, 6, 17), currency: field(record, 19, 21) }
    : { own: field(record, 6, 39), currency: field(record, 40, 42) };
}

/** Operations that return money, by family: unexecutable transfers, unpaid and reimbursed direct debits. */
const RETURNS: Readonly<Record<string, readonly string[]>> = {
  '00': ['39', '89'],
  '01': ['54'],
  '02': ['54'],
  '05': ['03', '05', '54', '56', '58'],
  '41': ['54'],
};

/**
 * Whether a transaction code (eight digits: type, family, operation, category) is a return; operations 49 and 99 cancel or correct in every family.
 */
export function isReturnCode(code: string): boolean {
  const [family, operation] = [code.slice(1, 3), code.slice(3, 5)];
  return operation === '49' || operation === '99' || (RETURNS[family]?.includes(operation) ?? false);
}
