import { isGiven, type MoneyInput } from '../money/money.ts';
import { BookingStatus } from './enums.ts';
import { bookingField, bookingFieldsWith, type BookingField } from './fields.ts';
import { isDriven } from './state.ts';

/** The kinds of invoices, and the field of a booking that names the addressee of that kind. */
export const INVOICE_ADDRESSEES = {
  client: 'clientId',
  driver: 'driverId',
  insurance: 'insuranceId',
} as const satisfies Readonly<Record<string, BookingField>>;

/** A kind of invoice. */
export type InvoiceKind = keyof typeof INVOICE_ADDRESSEES;

/** A live invoice that contains a booking, with its number. */
export interface StandingInvoice {
  readonly kind: InvoiceKind;
  readonly id: number;
}

const INVOICED: readonly BookingField[] = bookingFieldsWith('invoiced');

/** Fields shown only on documents of one kind: the driver on a settlement, transport number and motive on an insurer's list. */
const SHOWN_BY: Readonly<Record<InvoiceKind, readonly BookingField[]>> = {
  client: [],
  driver: ['driverId'],
  insurance: ['motive', 'mutualPatientID'],
};

/** Checkboxes of the form that empty an invoiced field when they are unchecked. */
const INVOICED_TICKS: readonly string[] = INVOICED.flatMap((field) => bookingField(field).only ?? []);

/**
 * Fields that live invoices of these kinds freeze: everything their amounts depend on or their documents show, and the checkboxes of the form that
 * would empty it; none without an invoice (specification/bookings.md#invoice-lock). Driving times, notes, certificates and the driver's answer stay editable:
 * no document shows them.
 */
export const frozenFields = (kinds: readonly InvoiceKind[]): ReadonlySet<string> =>
  new Set(kinds.length === 0 ? [] : [...INVOICED, ...INVOICED_TICKS, ...kinds.flatMap((kind) => SHOWN_BY[kind])]);

/**
 * Fields that stay as they are once the day of a booking is closed: its money, its driver, and the route that its price comes from. The appointment may
 * move within the day (specification/closing.md#lock-dates).
 */
export const CLOSED_FIELDS: ReadonlySet<string> = new Set(
  [...frozenFields(['client', 'driver']), 'pick_address'].filter((field) => field !== 'ap_time'),
);

/** Fields of a booking that the lock reads. */
export interface Lockable {
  readonly driverId: number;
  readonly status: number;
  readonly price_driver?: MoneyInput;
}

/**
 * Changed fields that the booking's invoices do not allow to change. Another driver resets price and commission, which is allowed as long as no
 * settlement shows the former driver; and a driven booking may still be closed.
 */
export function refusedByInvoices(
  invoices: readonly StandingInvoice[],
  before: Lockable,
  after: Lockable,
  changed: readonly string[],
): string[] {
  const frozen = new Set(frozenFields(invoices.map(({ kind }) => kind)));
  if (before.driverId !== after.driverId && !frozen.has('driverId')) {
    frozen.delete('commission');
    if (!isGiven(after.price_driver)) frozen.delete('price_driver');
  }
  if (isDriven(before.status) && after.status === BookingStatus.closed) frozen.delete('status');
  return changed.filter((field) => frozen.has(field));
}
