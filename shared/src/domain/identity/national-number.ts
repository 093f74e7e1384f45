import { isoDate, type IsoDate } from '../time/date.ts';

/** Content of a valid national number (NISS/INSZ). */
export interface NationalNumber {
  /** The eleven digits. */
  readonly digits: string;
  /** Day of birth; unknown in some bis numbers. */
  readonly birthDate: IsoDate | undefined;
  /** A bis number, of somebody who is not in the national register. */
  readonly bis: boolean;
}

/** The digits alone, to compare numbers in different formats; '' for none. */
export const nationalDigits = (text: string | null | undefined): string => (text ?? '').replace(/\D/gu, '');

/**
 * Parses a national number, or a bis number (month + 20 or + 40). The check digits decide the century.
 * @returns `undefined` when the check fails; that is a warning, never an error, because of old data.
 */
export function parseNationalNumber(text: string): NationalNumber | undefined {
  const digits = nationalDigits(text);
  if (digits.length !== 11) return undefined;
  const [base, check] = [digits.slice(0, 9), Number(digits.slice(9))];
  const century = [1900, 2000].find((start) => 97 - (Number(start === 2000 ? `2${base}` : base) % 97) === check);
  if (century === undefined) return undefined;
  const month = Number(digits.slice(2, 4));
  return {
    digits,
    birthDate: isoDate(century + Number(digits.slice(0, 2)), month % 20, Number(digits.slice(4, 6))),
    bis: month > 12,
  };
}

/** Whether a national number passes its check. */
export const isNationalNumber = (text: string): boolean => parseNationalNumber(text) !== undefined;

/** `85.07.30-033-28`; a text without eleven digits is shown as it is. */
export function nationalNumberText(text: string): string {
  const digits = nationalDigits(text);
  return digits.length === 11 ? digits.replace(/^(..)(..)(..)(...)(..)$/u, '$1.$2.$3-$4-$5') : text;
}

/** A national number with all but its last two digits hidden; the default display, since revealing it is logged. */
export const maskedNationalNumber = (text: string): string => {
  const shown = nationalNumberText(text);
  return shown.slice(0, -2).replace(/\d/gu, '•') + shown.slice(-2);
};
