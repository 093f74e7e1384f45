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

/**
 * Parses an enterprise number (BCE/KBO) in any usual format into its ten digits; old numbers of nine digits get a leading 0. `undefined` when the
 * check fails.
 */
export function parseEnterpriseNumber(text: string): string | undefined {
  const digits = text
    .replace(/^\s*BE/iu, '')
    .replace(/[\s.-]/gu, '')
    .replace(/^(\d{9})$/u, '0$1');
  if (!/^[01]\d{9}$/u.test(digits)) return undefined;
  return 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8)) ? digits : undefined;
}

/** `0566.988.259`; any other text is shown as it is. */
export const enterpriseNumberText = (text: string): string =>
  parseEnterpriseNumber(text)?.replace(/^(.{4})(.{3})(.{3})$/u, '$1.$2.$3') ?? text;

/** An account without spaces, in capitals. */
export const normaliseIban = (text: string): string => text.replace(/\s/gu, '').toUpperCase();

/** Letters as two digits (A is 10), the first four characters moved to the end, modulo 97. */
function mod97(iban: string): number {
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/gu, (letter) => String(parseInt(letter, 36)));
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}

/** A Belgian account ends with its first ten digits modulo 97, 97 for 0. */
const passesBelgianCheck = (iban: string): boolean => (Number(iban.slice(4, 14)) % 97 || 97) === Number(iban.slice(14));

/** Whether a text is a valid IBAN; Belgian ones must also pass the national check. */
export function isIban(text: string): boolean {
  const iban = normaliseIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/u.test(iban) || mod97(iban) !== 1) return false;
  return !iban.startsWith('BE') || (/^BE\d{14}$/u.test(iban) && passesBelgianCheck(iban));
}

/** An account in groups of four: `BE68 5390 0754 7034`. */
export const ibanText = (text: string): string => normaliseIban(text).replace(/(.{4})(?=.)/gu, '$1 ');

/** Whether a text is a Belgian postcode: four digits, the first not 0. */
export const isPostcode = (text: string): boolean => /^[1-9]\d{3}$/u.test(text);
