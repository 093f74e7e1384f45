import { bookingField, bookingFieldsWith, isBookingField, type BookingField } from './fields.ts';

/** The kinds of invoices, and the field of a booking that names the addressee of that kind. */
export const INVOICE_ADDRESSEES = {
  client: 'clientId',
  driver: 'driverId',
  insurance: 'insuranceId',
} as const satisfies Readonly<Record<string, BookingField>>;

/** A kind of invoice. */
export type InvoiceKind = keyof typeof INVOICE_ADDRESSEES;

const INVOICED: readonly BookingField[] = bookingFieldsWith('invoiced');

/** Ticks of the form that empty an invoiced field when they are taken off. */
const INVOICED_TICKS: ReadonlySet<string> = new Set(INVOICED.flatMap((field) => bookingField(field).only ?? []));

/**
 * The fields that live invoices of these kinds freeze: what their amounts are made of, and whom they went to; none without
 * an invoice (DECISIONS 18).
 */
export const frozenFields = (kinds: readonly InvoiceKind[]): ReadonlySet<string> =>
  new Set(kinds.length === 0 ? [] : [...kinds.map((kind) => INVOICE_ADDRESSEES[kind]), ...INVOICED]);

/**
 * Whether a field of the form is frozen once a save was refused for some fields: they themselves, and as the booking stands
 * on an invoice, everything that amounts are made of and the ticks that would empty it.
 */
export const isFrozenWith = (refused: readonly string[], field: string): boolean =>
  refused.includes(field) ||
  (refused.length > 0 &&
    (INVOICED_TICKS.has(field) || (isBookingField(field) && bookingField(field).invoiced === true)));
