import { isRefund } from '@navette/shared/domain';
import type { InvoiceAccount, Payment } from '../account-requests.ts';

/** Kind of a ledger entry: a payment, the refund of an overpayment, or a payment returned by the bank. */
export type LedgerEntry = 'payment' | 'refund' | 'return';

/** An entry that a user can add; returns only come from the bank. */
export type NewEntry = Exclude<LedgerEntry, 'return'>;

/** Kind of a ledger entry, except counter-entries. */
export const entryOf = (payment: Payment, invoice: Pick<InvoiceAccount, 'amount'>): LedgerEntry =>
  payment.returnOf !== null ? 'return' : isRefund(payment, invoice) ? 'refund' : 'payment';
