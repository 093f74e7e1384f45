import { moneyText, type Money } from '../money/money.ts';

const DIGITS = 6;

/** The number printed for an invoice: its id on six digits. */
export const invoiceNumber = (id: number): string => String(id).padStart(DIGITS, '0');

/** The payment reference of the specification: the number followed by the id of the driver or the insurer (specification/invoices.md#number-and-reference). */
export const paymentReference = (invoiceId: number, payerId: number): string => `${invoiceNumber(invoiceId)}${payerId}`;

/** Reads a payment reference, typed with or without spaces and slashes; undefined for any other text. */
export function parsePaymentReference(
  text: string,
): { readonly invoiceId: number; readonly payerId: number } | undefined {
  const [, invoice, payer] = /^(\d{6})([1-9]\d{0,8})$/u.exec(text.replaceAll(/[\s./-]/gu, '')) ?? [];
  const [invoiceId, payerId] = [Number(invoice ?? 0), Number(payer ?? 0)];
  return invoiceId > 0 ? { invoiceId, payerId } : undefined;
}

/** The number printed for a credit note, of a series of its own: `CN000012`. */
export const creditNoteNumber = (id: number): string => `CN${invoiceNumber(id)}`;

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

/** Contents of a payment code. */
export interface EpcPayment {
  /** Name of the payee; cut at 70 characters. */
  readonly name: string;
  readonly iban: string;
  readonly bic?: string;
  /** Euros, 0.01 to 999999999.99. */
  readonly amount: Money;
  /** Position of the structured communication: line 10 as digits, or line 11 as `+++…+++` (a setting). */
  readonly ogm?: string;
  /** Place of the structured communication: line 10 as digits, or line 11 as `+++…+++` (a setting). */
  readonly ogmLine?: 'reference' | 'text';
  /** Free text of at most 140 characters, when there is no structured communication. */
  readonly text?: string;
}

const MAX_BYTES = 331;

/** The lines 10 (reference) and 11 (text), which exclude each other. */
function remittance({ ogm, ogmLine = 'reference', text }: EpcPayment): readonly [reference: string, text: string] {
  if (!ogm) return ['', oneLine(text ?? '', 140)];
  return ogmLine === 'reference' ? [ogm, ''] : ['', ogmText(ogm)];
}

const oneLine = (text: string, length: number): string =>
  Array.from(text.replace(/\s+/gu, ' ').trim()).slice(0, length).join('');

/**
 * The text of an EPC069-12 payment QR code (error level M): lines end with a line feed, nothing follows the last used one.
 * @throws RangeError when the amount is out of bounds or the text passes 331 bytes.
 */
export function epcPayload(payment: EpcPayment): string {
  if (!(payment.amount >= 0.01 && payment.amount <= 999_999_999.99))
    throw new RangeError(`Cannot ask for ${payment.amount} euros`);
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    payment.bic ?? '',
    oneLine(payment.name, 70),
    payment.iban.replace(/\s/gu, ''),
    `EUR${moneyText(payment.amount)}`,
    '',
    ...remittance(payment),
  ];
  const payload = lines.join('\n').trimEnd();
  if (new TextEncoder().encode(payload).length > MAX_BYTES) throw new RangeError('The payment code is too long');
  return payload;
}

/**
 * Communication of a payment as it is stored: a structured one in its printed form, any other text as it is (specification/payments.md#suppliers-and-categories).
 * @returns undefined for a text that is marked as structured, but fails the check
 */
export function paymentCommunication(text: string): string | undefined {
  const digits = parseOgm(text);
  if (digits !== undefined) return ogmText(digits);
  return /^\s*(?:\+{3}|\*{3})/u.test(text) ? undefined : text.trim();
}
