import { InvoiceStatus } from '@navette/openapi/enums';
import { fromCents, toCents, type Money } from '../money/money.ts';

/** What was written on the account of an invoice, in euros; a settlement that a driver owes is negative. */
export interface InvoiceSide {
  readonly amount: Money;
  /** Sum of its credit notes. */
  readonly credited: Money;
  /** Sum of its ledger, counter-entries included. */
  readonly paid: Money;
}

/** What is still to be paid: the amount without credit notes and payments; of the other sign when too much was paid. */
export const openAmount = ({ amount, credited, paid }: InvoiceSide): Money =>
  fromCents(toCents(amount) - toCents(credited) - toCents(paid));

/** Whether nothing of an open amount is left to pay: it is 0, or of the other sign than the invoice. */
export const hasNothingOpen = ({ amount, open }: { readonly amount: Money; readonly open: Money }): boolean =>
  open === 0 || open > 0 !== amount > 0;

/** Whether nothing is left to pay: paid exactly, or more than that. */
export const isPaidInFull = (invoice: InvoiceSide): boolean =>
  hasNothingOpen({ amount: invoice.amount, open: openAmount(invoice) });

/** What was paid too much and may be given back, without a sign; 0 while something is left to pay. */
export const overpaidAmount = (invoice: InvoiceSide): Money =>
  invoice.amount !== 0 && isPaidInFull(invoice) ? Math.abs(openAmount(invoice)) : 0;

/** Whether an entry of the ledger gives money back: it has the other sign than the invoice, undoes no payment and returns none. */
export const isRefund = (
  {
    amount,
    reversalOf,
    returnOf,
  }: { readonly amount: Money; readonly reversalOf: number | null; readonly returnOf: number | null },
  invoice: Pick<InvoiceSide, 'amount'>,
): boolean => reversalOf === null && returnOf === null && amount > 0 !== invoice.amount > 0;

/** The status that a person is asked to confirm: closed for an invoice that is paid in full and still open (S3 §4, DECISIONS 39). */
export const proposedStatus = (invoice: InvoiceSide, status: InvoiceStatus): typeof InvoiceStatus.closed | null =>
  status !== InvoiceStatus.closed && isPaidInFull(invoice) ? InvoiceStatus.closed : null;
