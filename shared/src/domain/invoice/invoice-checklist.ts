import type { InvoiceKind } from '../booking/invoice-lock.ts';
import { roundMoney, sumMoney, type Money, type MoneyInput } from '../money/money.ts';

/**
 * Fault of a booking that is to be invoiced: the certificate required by the insurer is missing, the transport number is missing, or its amount is 0.
 */
export type InvoiceFault = 'noCertificate' | 'noTransportNumber' | 'zeroAmount';

/** Fields that the checklist looks at. */
export interface CheckedBooking {
  readonly certificateNeeded?: boolean | null;
  readonly certificateReceived?: boolean | null;
  /** Transport number at the insurer. */
  readonly mutualPatientID?: string | null;
  /** Amount of the line, in euros. */
  readonly total?: MoneyInput;
  /** Parking, in euros. */
  readonly ticket_price?: MoneyInput;
}

/** Amounts that a booking adds to an invoice, in euros: its line, and for a client also its parking, which no other payer is charged. */
const addsToInvoice = (
  kind: InvoiceKind,
  { total, ticket_price }: Pick<CheckedBooking, 'total' | 'ticket_price'>,
): Money => (kind === 'client' ? sumMoney([total, ticket_price]) : roundMoney(total));

/**
 * The checklist before an invoice (specification/invoices.md#making): faults of each booking, in display order. A booking with faults is left out unless the
 * user selects it explicitly, which is recorded. Only insurers require papers; a driver's settlement may list trips with amount 0, since cash received and amount due
 * may be equal.
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
