import { addDays, addMonths, type InvoiceStatus, type IsoDate, PAYMENT_DAYS } from '@navette/shared/domain';
import type { Random } from './random.ts';

/** Shares of pending, closed and overdue by the age of an invoice. */
const SHARES = {
  old: [
    [1, 92],
    [2, 6],
    [0, 2],
  ],
  due: [
    [1, 62],
    [0, 28],
    [2, 10],
  ],
  new: [
    [0, 80],
    [1, 20],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [InvoiceStatus, number])[]>>;

/** Old invoices are mostly paid; some open ones past due are marked overdue by hand. */
export function statusOf(random: Random, date: IsoDate, today: IsoDate): InvoiceStatus {
  const age = addMonths(date, 2) < today ? 'old' : addDays(date, PAYMENT_DAYS) < today ? 'due' : 'new';
  return random.weighted<InvoiceStatus>(SHARES[age]);
}
