import type { InvoiceKind } from '../booking/invoice-lock.ts';
import type { MoneyInput } from '../money/money.ts';

/**
 * What a booking lacks before it is put on an invoice: the certificate that the insurer asks for has not come, there is no transport number, or the line adds
 * nothing to the invoice.
 */
export type InvoiceFault = 'noCertificate' | 'noTransportNumber' | 'zeroAmount';

/** What the checklist looks at. */
export interface CheckedBooking {
  readonly certificateNeeded?: boolean | null;
  readonly certificateReceived?: boolean | null;
  /** Transport number at the insurer. */
  readonly mutualPatientID?: string | null;
  /** What the booking adds to the invoice, in euros. */
  readonly total?: MoneyInput;
}

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
  if (kind !== 'driver' && (booking.total ?? 0) === 0) faults.push('zeroAmount');
  return faults;
}
