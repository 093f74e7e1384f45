/** The series of a structured communication: its first digit states whose invoice it pays. */
export const OGM_SERIES = { client: 1, insurer: 2, driver: 3 } as const;

/** Whose invoice a structured communication pays. */
export type OgmKind = keyof typeof OGM_SERIES;

const SEPARATORS = /[+*\s./-]/gu;

/** Two check digits of ten: base mod 97, and 97 for 0. */
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
 * The twelve digits that pay an invoice: series, number on six digits, three zeros, check.
 * @throws RangeError when the number is not between 1 and 999999.
 */
export function invoiceOgm(kind: OgmKind, invoiceId: number): string {
  if (!Number.isInteger(invoiceId) || invoiceId < 1 || invoiceId > 999_999)
    throw new RangeError(`No invoice number: ${invoiceId}`);
  return ogmOf(`${OGM_SERIES[kind]}${String(invoiceId).padStart(6, '0')}000`);
}

/** Twelve digits as they are printed: `+++100/0123/00038+++`. */
export const ogmText = (digits: string): string =>
  `+++${digits.slice(0, 3)}/${digits.slice(3, 7)}/${digits.slice(7)}+++`;

/** Reads a structured communication with or without its marks; the twelve digits, or `undefined` when they fail the check. */
export function parseOgm(text: string): string | undefined {
  const digits = text.replace(SEPARATORS, '');
  return /^\d{12}$/u.test(digits) && checkOf(digits.slice(0, 10)) === digits.slice(10) ? digits : undefined;
}

/** The invoice a structured communication of ours pays; `undefined` for any other. */
export function invoiceOfOgm(text: string): { readonly kind: OgmKind; readonly invoiceId: number } | undefined {
  const [, series, number] = /^(\d)(\d{6})000\d\d$/u.exec(parseOgm(text) ?? '') ?? [];
  const kind = (['client', 'insurer', 'driver'] as const).find((name) => String(OGM_SERIES[name]) === series);
  return kind && Number(number) > 0 ? { kind, invoiceId: Number(number) } : undefined;
}
