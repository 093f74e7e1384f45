import { subtractMoney, sumMoney, type Money } from '../money/money.ts';

/** A line of an invoice as a credit note looks at it, in euros. */
export interface CreditableLine {
  readonly bookingId: number;
  readonly amount: Money;
  /** Parking that the invoice adds for it: of client invoices alone, else 0. */
  readonly parking: Money;
  /** Credit note that took it back already. */
  readonly creditNoteId: number | null;
}

/** An invoice as a credit note looks at it. */
export interface CreditableInvoice {
  readonly amount: Money;
  readonly credited: Money;
  readonly lines: readonly CreditableLine[];
}

/** Sums of a credit note, in euros. */
export interface CreditAmounts {
  readonly lines: Money;
  readonly parking: Money;
  /** What the invoice holds beside its lines: it goes with the last of them. */
  readonly fee: Money;
  readonly total: Money;
  /** Nothing of the invoice is left. */
  readonly whole: boolean;
}

/** What an invoice holds beside its lines and their parking, in euros: the administrative fee. */
export const invoiceFee = ({ amount, lines }: Pick<CreditableInvoice, 'amount' | 'lines'>): Money =>
  subtractMoney(amount, sumMoney(lines.flatMap((line) => [line.amount, line.parking])));

/**
 * What a credit note of some lines comes to. The fee is due for the invoice, so that it stays as long as a line does; the last
 * line takes along whatever is left, so that an invoice credited in parts comes to nothing to the cent.
 */
export function creditAmounts(invoice: CreditableInvoice, chosen: ReadonlySet<number>): CreditAmounts {
  const free = invoice.lines.filter(({ creditNoteId }) => creditNoteId === null);
  const taken = free.filter(({ bookingId }) => chosen.has(bookingId));
  const whole = taken.length > 0 && taken.length === free.length;
  const lines = sumMoney(taken.map(({ amount }) => amount));
  const parking = sumMoney(taken.map((line) => line.parking));
  const taking = sumMoney([lines, parking]);
  const total = whole ? subtractMoney(invoice.amount, invoice.credited) : taking;
  return { lines, parking, fee: subtractMoney(total, taking), total, whole };
}
