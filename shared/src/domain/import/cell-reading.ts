import type { IsoDate } from '../time/date.ts';
import type { ImportCell } from './import-values.ts';

/**
 * Kind of guess for a value that the file does not state exactly: the century of a two-digit year; month before day; a 0 dropped by a spreadsheet;
 * the + of a country; a percentage without its sign; the first of several phones; a remark beside a phone, or one without a field for remarks; a house number converted to a date by a
 * spreadsheet; an account from before IBAN; a locality in the column of the postal code; last and first name by their order; a
 * landline in the column of mobiles; weekdays that can be read in another way.
 */
export type GuessReason =
  | 'century'
  | 'monthFirst'
  | 'zero'
  | 'prefix'
  | 'percentage'
  | 'several'
  | 'remark'
  | 'leftOver'
  | 'houseNumber'
  | 'account'
  | 'city'
  | 'order'
  | 'landline'
  | 'weekdays';

/** Reason why a cell is unreadable: the error of a formula, or digits lost by rounding in a spreadsheet. */
export type CellFault = 'error' | 'rounded';

/** Parsed content of a cell. */
export interface CellReading {
  /** The value as the API takes it; undefined for none. */
  readonly value?: ImportCell | undefined;
  readonly guess?: GuessReason;
  readonly fault?: CellFault;
  /** Remaining values for another field: further phones, or a locality. */
  readonly others?: readonly string[];
  /** The whole text, when a part of it is a remark: "0470 12 34 60 (daughter)". */
  readonly remark?: string;
}

/** Language of the names of weekdays: "ma" is mardi or maandag. */
export type WeekdayLanguage = 'fr' | 'nl' | 'en';

/** Context of a cell that its text does not give. */
export interface CellContext {
  readonly today: IsoDate;
  /** The dates of this column begin with the month. */
  readonly monthFirst?: boolean;
  /** Language of the weekdays in this column. */
  readonly weekdays?: WeekdayLanguage;
}

/** Digits of a number in scientific notation, which spreadsheets use for long numbers; a fault when some were rounded away. */
export function wholeDigits(text: string): { readonly digits?: string; readonly fault?: 'rounded' } | undefined {
  const [, lead, decimals = '', power] = /^(\d)(?:[.,](\d+))?E\+(\d{1,2})$/iu.exec(text) ?? [];
  if (lead === undefined) return undefined;
  return decimals.length === Number(power) ? { digits: `${lead}${decimals}` } : { fault: 'rounded' };
}
