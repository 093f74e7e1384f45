import { invoiceNumber } from '@navette/shared/domain';
import type { FieldChange } from '../../kernel/log-details.ts';
import type { IssuedInvoice } from './issue-invoices.ts';
import type { InvoiceOrder } from './order.ts';

/** Maximum length of a text in the log, in characters. */
const MOST_TEXT = 500;

/** Log entry of an issued invoice: its amount, its bookings, and those invoiced despite the checklist. */
export function issueDetails({ amount, bookings }: InvoiceOrder, { id, lacking }: IssuedInvoice) {
  const faults = lacking.map((line) => `${line.id} (${line.faults.join(', ')})`).join('; ');
  const changes: FieldChange[] = [
    { field: 'amount', before: null, after: String(amount) },
    { field: 'bookings', before: null, after: bookings.join(', ').slice(0, MOST_TEXT) },
    ...(faults ? [{ field: 'checklist', before: null, after: faults.slice(0, MOST_TEXT) }] : []),
  ];
  return { subject: invoiceNumber(id), recordId: id, changes };
}
