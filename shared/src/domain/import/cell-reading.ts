import type { IsoDate } from '../time/date.ts';
import type { ImportCell } from './import-values.ts';

/**
 * How a value was guessed that the text of the file does not say: the century of a year of two digits; the month before the day; a 0 that a spreadsheet
 * dropped; the + of a country; a percentage that lost its sign; the first of several phones; a remark beside a phone; a house number that a
 * spreadsheet took for a date; an account of before IBAN; a locality in the column of the postal code.
 */
export type GuessReason =
  | 'century'
  | 'monthFirst'
  | 'zero'
  | 'prefix'
  | 'percentage'
  | 'several'
  | 'remark'
  | 'houseNumber'
  | 'account'
  | 'city';

/** Why a cell holds nothing that can be read: the error of a formula, or digits that a spreadsheet rounded away. */
export type CellFault = 'error' | 'rounded';

/** A cell as it was read. */
export interface CellReading {
  /** The value as the API takes it; undefined for none. */
  readonly value?: ImportCell | undefined;
  readonly guess?: GuessReason;
  readonly fault?: CellFault;
  /** Remainder of the cell for another field: more phones, or a locality. */
  readonly others?: readonly string[];
  /** The whole text, when a part of it says something that is no value: "0470 12 34 60 (daughter)". */
  readonly remark?: string;
}

/** Context that a cell alone does not give. */
export interface CellContext {
  readonly today: IsoDate;
  /** The dates of this column begin with the month. */
  readonly monthFirst?: boolean;
}

/** Text of a number in scientific notation, which is how spreadsheets save what is long: all of its digits, a fault when some were rounded away. */
export function wholeDigits(text: string): { readonly digits?: string; readonly fault?: 'rounded' } | undefined {
  const [, lead, decimals = '', power] = /^(\d)(?:[.,](\d+))?E\+(\d{1,2})$/iu.exec(text) ?? [];
  if (lead === undefined) return undefined;
  return decimals.length === Number(power) ? { digits: `${lead}${decimals}` } : { fault: 'rounded' };
}
