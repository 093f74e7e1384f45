import { subtractMoney, sumMoney, type Money } from '../money/money.ts';

/** Fields of an invoice line that a credit note needs, in euros. */
export interface CreditableLine {
  readonly bookingId: number;
  readonly amount: Money;
  /** Parking that the invoice charges for it: only on client invoices, else 0. */
  readonly parking: Money;
  /** Credit note that already credits the line. */
  readonly creditNoteId: number | null;
}

/** Fields of an invoice that a credit note needs. */
export interface CreditableInvoice {
  readonly amount: Money;
  readonly credited: Money;
  readonly lines: readonly CreditableLine[];
}

/** Sums of a credit note, in euros. */
export interface CreditAmounts {
  readonly lines: Money;
  readonly parking: Money;
  /** Fee of the invoice besides its lines: credited with the last of them. */
  readonly fee: Money;
  readonly total: Money;
  /** The invoice is fully credited. */
  readonly whole: boolean;
}

/** Amount of an invoice besides its lines and their parking, in euros: the administrative fee. */
export const invoiceFee = ({ amount, lines }: Pick<CreditableInvoice, 'amount' | 'lines'>): Money =>
  subtractMoney(amount, sumMoney(lines.flatMap((line) => [line.amount, line.parking])));

/**
 * Amounts of a credit note for some lines. The fee is due as long as one line remains; the last line is credited with the whole remainder, so that an
 * invoice credited in parts comes to exactly 0.
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
