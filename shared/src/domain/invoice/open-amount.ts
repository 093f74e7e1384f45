import { InvoiceStatus } from '@navette/openapi/enums';
import { fromCents, toCents, type Money } from '../money/money.ts';

/** Sums on the account of an invoice, in euros; negative for a settlement that a driver owes. */
export interface InvoiceSide {
  readonly amount: Money;
  /** Sum of its credit notes. */
  readonly credited: Money;
  /** Sum of its ledger, counter-entries included. */
  readonly paid: Money;
}

/** Open amount: the amount minus credit notes and payments; of the opposite sign when too much was paid. */
export const openAmount = ({ amount, credited, paid }: InvoiceSide): Money =>
  fromCents(toCents(amount) - toCents(credited) - toCents(paid));

/** Whether nothing is left to pay: the open amount is 0, or of the opposite sign. */
export const hasNothingOpen = ({ amount, open }: { readonly amount: Money; readonly open: Money }): boolean =>
  open === 0 || open > 0 !== amount > 0;

/** Whether nothing is left to pay: paid exactly, or more than that. */
export const isPaidInFull = (invoice: InvoiceSide): boolean =>
  hasNothingOpen({ amount: invoice.amount, open: openAmount(invoice) });

/** Overpaid amount that may be refunded, without a sign; 0 while something is open. */
export const overpaidAmount = (invoice: InvoiceSide): Money =>
  invoice.amount !== 0 && isPaidInFull(invoice) ? Math.abs(openAmount(invoice)) : 0;

/** Whether an entry of the ledger is a refund: of the opposite sign than the invoice, and neither a counter-entry nor a returned payment. */
export const isRefund = (
  {
    amount,
    reversalOf,
    returnOf,
  }: { readonly amount: Money; readonly reversalOf: number | null; readonly returnOf: number | null },
  invoice: Pick<InvoiceSide, 'amount'>,
): boolean => reversalOf === null && returnOf === null && amount > 0 !== invoice.amount > 0;

/** Status proposed for confirmation: closed for a fully paid invoice that is still open (specification/invoices.md#status). */
export const proposedStatus = (invoice: InvoiceSide, status: InvoiceStatus): typeof InvoiceStatus.closed | null =>
  status !== InvoiceStatus.closed && isPaidInFull(invoice) ? InvoiceStatus.closed : null;
