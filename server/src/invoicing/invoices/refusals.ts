import {
  clientInvoiceTotals,
  driverSettlement,
  insurerTotals,
  type InvoiceKind,
  storedPrice,
  sumMoney,
  brusselsToday,
  type DateQuestion,
  type DayTariffs,
  documentDateQuestions,
  type DocumentSeries,
  BookingStatus,
  INVOICE_ADDRESSEES,
  INVOICE_DAYS_AHEAD,
  invoiceNumber,
  isForInsurer,
  latestInvoiceDate,
} from '@navette/shared/domain';
import type { CompanyProfile } from '../../masterdata/public.ts';
import type { BookingRow } from '../wallets/wallet-queries.ts';
import type { Db } from '../../db/database.ts';
import { conflict, invalid, type ProblemField } from '../../kernel/problem.ts';
import { lastDocument, type SameTransport } from './issue-queries.ts';
import type { WalletRow } from '../wallets/wallet-row.ts';

/** Sums of an invoice in euros; `total` is its amount, `charged` the sum of the bookings. */
export interface InvoiceSums {
  readonly total: number;
  readonly charged: number;
  /** Parts by the rule of the kind: subtotal, parking, fee, commission … */
  readonly parts: Readonly<Record<string, number>>;
}

/** Prices that an invoice depends on: those of the organisation now, those of trips on their days. */
export interface InvoicePrices {
  readonly company: Pick<CompanyProfile, 'adminPrice'>;
  readonly on: (day: string) => DayTariffs;
}

/** The amount of an invoice of these bookings (specification/wallets.md). */
export function invoiceSums(
  kind: InvoiceKind,
  rows: readonly BookingRow[],
  { company, on }: InvoicePrices,
): InvoiceSums {
  const bookings = rows.map((row) => {
    const rates = on(row.ap_date).insurer(row.insuranceId);
    return {
      ...row,
      min10km: row.min10km ?? rates.min10km,
      plus10km: row.plus10km ?? rates.plus10km,
      computed: storedPrice(row),
    };
  });
  if (kind === 'client') {
    const totals = clientInvoiceTotals(bookings, { adminPrice: company.adminPrice });
    return { total: totals.total, charged: sumMoney([totals.subtotal, totals.parking]), parts: { ...totals } };
  }
  const totals = kind === 'driver' ? driverSettlement(bookings) : insurerTotals(bookings);
  return { total: totals.total, charged: totals.total, parts: { ...totals } };
}

export interface AskedDate {
  readonly date: string;
  /** Field of the request with the date. */
  readonly field: string;
  /** The user confirmed the date. */
  readonly confirmed: boolean;
}

/**
 * Checks the date of documents that get the next numbers of a series, which are already taken in this transaction: nobody else adds a document until
 * it ends.
 * @throws ProblemError 409 `document.date` with the doubts, unless the date is confirmed
 */
export async function questionDocumentDate(
  trx: Db,
  series: DocumentSeries,
  { date, field, confirmed }: AskedDate,
  at: Date,
): Promise<void> {
  if (confirmed) return;
  const today = brusselsToday(at);
  refuseOddDate(
    'document.date',
    field,
    documentDateQuestions(series, date, { today, last: await lastDocument(trx, series) }),
  );
}

/** Refuses a doubtful date; the texts on its field give the reasons. @throws ProblemError 409 */
export function refuseOddDate(
  code: 'document.date' | 'payment.date',
  field: string,
  questions: readonly DateQuestion[],
): void {
  const [first] = questions;
  if (!first) return;
  const fields = questions.map(({ messageKey, params }) => ({ field, messageKey, params: { ...params } }));
  throw conflict(code, { params: { ...first.params }, fields });
}

export interface Candidate {
  readonly row: WalletRow;
  readonly archived: boolean;
  /** Number of the live invoice of the kind that contains it already. */
  readonly invoiceId: number | undefined;
  /** Another booking of the same transport that is invoiced, or chosen as well. */
  readonly sameTransport?: SameTransport | undefined;
}

/** Maximum fields named in one refusal. */
const MOST_NAMED = 50;

/** Refuses a call for its fields. @throws ProblemError 409 with their count unless there are none */
export function refuseEach(code: string, fields: readonly ProblemField[]): void {
  if (fields.length > 0)
    throw conflict(code, { params: { count: fields.length }, fields: fields.slice(0, MOST_NAMED) });
}

/** Refuses an amount that differs from the sum of its lines. @throws ProblemError 409 */
export function refuseOtherAmount(field: string, computed: number, sent: number): void {
  const params = { sent, computed };
  if (sent !== computed)
    throw conflict('invoice.amount', { params, fields: [{ field, messageKey: 'problem.invoice.amount', params }] });
}

/** Payer of an invoice; of a driver or an insurer optionally for one client alone. */
export interface Payer {
  readonly id: number;
  readonly clientId: number | null;
}

/**
 * Refuses bookings that can't be invoiced, each with its reason.
 * @param ids in the requested order: a refusal names the index
 */
export function refuseBookings(
  kind: InvoiceKind,
  ids: readonly number[],
  found: ReadonlyMap<number, Candidate>,
  payer: Payer,
): void {
  const named = (messageKeyOf: (candidate: Candidate | undefined) => Omit<ProblemField, 'field'> | undefined) =>
    ids.flatMap((id, index) => {
      const reason = messageKeyOf(found.get(id));
      const params = { booking: id, ...reason?.params };
      return reason ? [{ field: `bookings.${index}`, messageKey: reason.messageKey, params }] : [];
    });
  const unknown = named((candidate) => (candidate ? undefined : { messageKey: 'validation.invoice.noBooking' }));
  if (unknown.length > 0) throw invalid(...unknown.slice(0, MOST_NAMED));
  refuseEach(
    'invoice.bookings',
    named((candidate) => candidate && reasonNotToInvoice(kind, candidate, payer)),
  );
}

/** Reason why a booking can't be on an invoice of a kind to a payer; undefined when it can. */
export function reasonNotToInvoice(
  kind: InvoiceKind,
  { row, archived, invoiceId, sameTransport }: Candidate,
  payer: Payer,
): Omit<ProblemField, 'field'> | undefined {
  if (invoiceId !== undefined)
    return { messageKey: 'validation.invoice.invoiced', params: { invoice: invoiceNumber(invoiceId) } };
  if (sameTransport !== undefined) {
    const { invoiceId: other, bookingId } = sameTransport;
    const transport = row.mutualPatientID ?? '';
    return other === null
      ? { messageKey: 'validation.invoice.transportTwice', params: { transport, other: bookingId } }
      : { messageKey: 'validation.invoice.transportInvoiced', params: { transport, invoice: invoiceNumber(other) } };
  }
  if (archived) return { messageKey: 'validation.invoice.archived' };
  if (row.status !== BookingStatus.closed) return { messageKey: 'validation.invoice.notClosed' };
  const ofClient = payer.clientId === null || row.clientId === payer.clientId;
  if (row[INVOICE_ADDRESSEES[kind]] !== payer.id || !ofClient) return { messageKey: 'validation.invoice.otherPayer' };
  if (kind === 'insurance' && !isForInsurer(row)) return { messageKey: 'validation.invoice.noIntervention' };
  // A driver may owe: a settlement has negative lines.
  if (kind !== 'driver' && (row.total ?? 0) < 0) return { messageKey: 'validation.invoice.negative' };
  return undefined;
}

/**
 * Refuses a date too far ahead, which is a mistyped year.
 * @param field field of the request with the date
 */
export function refuseDate(date: string, field: string, at: Date): void {
  if (date > latestInvoiceDate(brusselsToday(at)))
    throw invalid({ field, messageKey: 'validation.invoice.dateTooLate', params: { days: INVOICE_DAYS_AHEAD } });
}

/** Whether the bookings don't justify an invoice; a driver's settlement may be 0 or less. */
export const comesToNothing = (kind: InvoiceKind, { charged }: Pick<InvoiceSums, 'charged'>): boolean =>
  kind !== 'driver' && charged <= 0;

/** Refuses an invoice of 0, and an amount that differs from the sum of its bookings. */
export function refuseAmount(kind: InvoiceKind, { total, charged }: InvoiceSums, sent: number): void {
  if (comesToNothing(kind, { charged }))
    throw invalid({ field: 'invoice.amount', messageKey: 'validation.invoice.nothing' });
  refuseOtherAmount('invoice.amount', total, sent);
}
