import type { InvoiceKind } from '../booking/invoice-lock.ts';
import { roundMoney, sumMoney, type Money, type MoneyInput } from '../money/money.ts';

/**
 * What a booking lacks before it is put on an invoice: the certificate that the insurer asks for has not come, there is no transport number, or it adds
 * nothing to the invoice.
 */
export type InvoiceFault = 'noCertificate' | 'noTransportNumber' | 'zeroAmount';

/** What the checklist looks at. */
export interface CheckedBooking {
  readonly certificateNeeded?: boolean | null;
  readonly certificateReceived?: boolean | null;
  /** Transport number at the insurer. */
  readonly mutualPatientID?: string | null;
  /** Line of the invoice, in euros. */
  readonly total?: MoneyInput;
  /** Parking, in euros. */
  readonly ticket_price?: MoneyInput;
}

/** Amounts that a booking adds to an invoice, in euros: its line, and to a client also its parking, which no other payer is charged. */
const addsToInvoice = (
  kind: InvoiceKind,
  { total, ticket_price }: Pick<CheckedBooking, 'total' | 'ticket_price'>,
): Money => (kind === 'client' ? sumMoney([total, ticket_price]) : roundMoney(total));

/**
 * The checklist before an invoice (S3 §2.6): what each booking lacks, in the order in which it is told. A booking that lacks something is left out unless somebody
 * chooses it all the same, and the choice is recorded. Papers are asked for by insurers alone; a settlement of a driver lists trips that come to nothing, since
 * what was paid in cash and what is due may be the same.
 * @returns empty when the booking is complete
 */
export function invoiceFaults(kind: InvoiceKind, booking: CheckedBooking): readonly InvoiceFault[] {
  const faults: InvoiceFault[] = [];
  if (kind === 'insurance') {
    if (booking.certificateNeeded && !booking.certificateReceived) faults.push('noCertificate');
    if (!booking.mutualPatientID?.trim()) faults.push('noTransportNumber');
  }
  if (kind !== 'driver' && addsToInvoice(kind, booking) === 0) faults.push('zeroAmount');
  return faults;
}
