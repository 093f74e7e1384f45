import { isRefund } from '@navette/shared/domain';
import type { InvoiceAccount, Payment } from '../account-requests.ts';

/** What an entry of the ledger is: money that came in, what was paid too much and is given back, or a payment that the bank gave back. */
export type LedgerEntry = 'payment' | 'refund' | 'return';

/** An entry that a person adds; returns come from the bank alone. */
export type NewEntry = Exclude<LedgerEntry, 'return'>;

/** What an entry of the ledger of an invoice is, counter-entries apart. */
export const entryOf = (payment: Payment, invoice: Pick<InvoiceAccount, 'amount'>): LedgerEntry =>
  payment.returnOf !== null ? 'return' : isRefund(payment, invoice) ? 'refund' : 'payment';
