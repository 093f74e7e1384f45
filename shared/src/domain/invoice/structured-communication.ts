/** Series of a structured communication: its first digit tells the kind of payer. */
export const OGM_SERIES = { client: 1, insurer: 2, driver: 3 } as const;

/** Kind of payer of a structured communication. */
export type OgmKind = keyof typeof OGM_SERIES;

const SEPARATORS = /[+*\s./-]/gu;

/** Two check digits: the ten-digit base mod 97, and 97 for 0. */
const checkOf = (base: string): string => String(Number(base) % 97 || 97).padStart(2, '0');

/**
 * The twelve digits of a structured communication (OGM/VCS) with this base.
 * @throws RangeError when the base is not ten digits.
 */
export function ogmOf(base: string): string {
  if (!/^\d{10}$/u.test(base)) throw new RangeError(`Not ten digits: ${base}`);
  return `${base}${checkOf(base)}`;
}

/**
 * Structured communication of an invoice: series, number on six digits, three zeros, check.
 * @throws RangeError when the number is not between 1 and 999999.
 */
export function invoiceOgm(kind: OgmKind, invoiceId: number): string {
  if (!Number.isInteger(invoiceId) || invoiceId < 1 || invoiceId > 999_999)
    throw new RangeError(`No invoice number: ${invoiceId}`);
  return ogmOf(`${OGM_SERIES[kind]}${String(invoiceId).padStart(6, '0')}000`);
}

/** Printed form of the twelve digits: `+++100/0123/00038+++`. */
export const ogmText = (digits: string): string =>
  `+++${digits.slice(0, 3)}/${digits.slice(3, 7)}/${digits.slice(7)}+++`;

/** Parses a structured communication with or without its marks; the twelve digits, or `undefined` when the check fails. */
export function parseOgm(text: string): string | undefined {
  const digits = text.replace(SEPARATORS, '');
  return /^\d{12}$/u.test(digits) && checkOf(digits.slice(0, 10)) === digits.slice(10) ? digits : undefined;
}

/** The invoice that a structured communication of ours pays; `undefined` for any other. */
export function invoiceOfOgm(text: string): { readonly kind: OgmKind; readonly invoiceId: number } | undefined {
  const [, series, number] = /^(\d)(\d{6})000\d\d$/u.exec(parseOgm(text) ?? '') ?? [];
  const kind = (['client', 'insurer', 'driver'] as const).find((name) => String(OGM_SERIES[name]) === series);
  return kind && Number(number) > 0 ? { kind, invoiceId: Number(number) } : undefined;
}
