import {
  BookingStatus,
  brusselsToday,
  INVOICE_ADDRESSEES,
  INVOICE_DAYS_AHEAD,
  type InvoiceKind,
  invoiceNumber,
  isForInsurer,
  latestInvoiceDate,
} from '@navette/shared/domain';
import { conflict, invalid, type ProblemField } from '../../kernel/problem.ts';
import type { WalletRow } from '../wallets/wallet-row.ts';
import type { InvoiceSums } from './priced.ts';

/** A booking to be invoiced. */
export interface Candidate {
  readonly row: WalletRow;
  readonly archived: boolean;
  /** Number of the live invoice of the kind that contains it already. */
  readonly invoiceId: number | undefined;
}

/** Payer of an invoice; of a driver or an insurer optionally for one client alone. */
export interface Payer {
  readonly id: number;
  readonly clientId: number | null;
}

/** Maximum bookings named in one refusal. */
const MOST_NAMED = 50;

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
  const refused = named((candidate) => candidate && reasonNotToInvoice(kind, candidate, payer));
  if (refused.length > 0)
    throw conflict('invoice.bookings', { params: { count: refused.length }, fields: refused.slice(0, MOST_NAMED) });
}

/** Reason why a booking can't be on an invoice of a kind to a payer; undefined when it can. */
export function reasonNotToInvoice(
  kind: InvoiceKind,
  { row, archived, invoiceId }: Candidate,
  payer: Payer,
): Omit<ProblemField, 'field'> | undefined {
  if (invoiceId !== undefined)
    return { messageKey: 'validation.invoice.invoiced', params: { invoice: invoiceNumber(invoiceId) } };
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
  if (sent === total) return;
  const params = { sent, computed: total };
  throw conflict('invoice.amount', {
    params,
    fields: [{ field: 'invoice.amount', messageKey: 'problem.invoice.amount', params }],
  });
}
