import { isRefund } from '@navette/shared/domain';
import type { InvoiceAccount, Payment } from '../account-requests.ts';

/** What an entry of the ledger is: money that came in, or what was paid too much and is given back. */
export type LedgerEntry = 'payment' | 'refund';

/** What an entry of the ledger of an invoice is, counter-entries apart. */
export const entryOf = (payment: Payment, invoice: Pick<InvoiceAccount, 'amount'>): LedgerEntry =>
  isRefund(payment, invoice) ? 'refund' : 'payment';
