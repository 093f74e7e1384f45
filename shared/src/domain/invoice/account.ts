import { InvoiceStatus } from '@navette/openapi/enums';
import { fromCents, toCents, type Money, subtractMoney, sumMoney } from '../money/money.ts';
import type { IsoDate } from '../time/date.ts';

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
  /** Part of them that a free amount credited before, and that is deducted. */
  readonly earlier: Money;
  readonly total: Money;
  /** The invoice is fully credited. */
  readonly whole: boolean;
}

/** Amount of an invoice besides its lines and their parking, in euros: the administrative fee. */
export const invoiceFee = ({ amount, lines }: Pick<CreditableInvoice, 'amount' | 'lines'>): Money =>
  subtractMoney(amount, sumMoney(lines.flatMap((line) => [line.amount, line.parking])));

/**
 * Amount of an invoice that no credit note has taken, paid or not, signed: the limit of a free amount
 * (specification/invoices.md#credit-notes-and-payments).
 */
export const creditableAmount = ({ amount, credited }: Pick<CreditableInvoice, 'amount' | 'credited'>): Money =>
  subtractMoney(amount, credited);

/** Sums of a credit note of a free amount: it takes no line, and frees no booking. */
export const freeAmounts = (total: Money): CreditAmounts => ({
  lines: 0,
  parking: 0,
  fee: 0,
  earlier: 0,
  total,
  whole: false,
});

/** Sum of free amounts that no credited line has deducted yet. */
const creditedFreely = ({ credited, lines }: CreditableInvoice): Money =>
  subtractMoney(
    credited,
    sumMoney(lines.flatMap((line) => (line.creditNoteId === null ? [] : [line.amount, line.parking]))),
  );

/**
 * Amounts of a credit note for some lines. The fee is due as long as one line remains; the last line is credited with the whole remainder, so that an
 * invoice credited in parts comes to exactly 0. Free amounts credited before are deducted once less than the lines is left.
 */
export function creditAmounts(invoice: CreditableInvoice, chosen: ReadonlySet<number>): CreditAmounts {
  const free = invoice.lines.filter(({ creditNoteId }) => creditNoteId === null);
  const taken = free.filter(({ bookingId }) => chosen.has(bookingId));
  const whole = taken.length > 0 && taken.length === free.length;
  const lines = sumMoney(taken.map(({ amount }) => amount));
  const parking = sumMoney(taken.map((line) => line.parking));
  const taking = sumMoney([lines, parking]);
  const fee = whole ? invoiceFee(invoice) : 0;
  const excess = subtractMoney(sumMoney([taking, fee]), creditableAmount(invoice));
  const freely = creditedFreely(invoice);
  const deducted = freely < 0 ? Math.max(freely, Math.min(excess, 0)) : Math.min(freely, Math.max(excess, 0));
  const earlier = whole ? excess : deducted;
  return { lines, parking, fee, earlier, total: subtractMoney(sumMoney([taking, fee]), earlier), whole };
}

/** Types of movements on a client's account, in their order within a day. */
export const STATEMENT_TYPES = [
  'invoice',
  'creditNote',
  'payment',
  'refund',
  'reversal',
  'credit',
  'creditUse',
  'closed',
] as const;

/** A movement on the account of a client. */
export interface StatementMovement {
  readonly date: IsoDate;
  readonly type: (typeof STATEMENT_TYPES)[number];
  /** Number of the invoice, the credit note or the entry of the ledger. */
  readonly number: number;
  /** Invoice; of a credit, its own number. */
  readonly invoiceId: number;
  /** Change of the amount that the client owes, in euros. */
  readonly amount: Money;
}

/** The movements of a period with the balance after each, in euros. */
export interface Statement<Movement> {
  readonly opening: Money;
  readonly entries: readonly (Movement & { readonly balance: Money })[];
  readonly balance: Money;
}

/**
 * A statement of account: movements by day, with the balance after each.
 * @param period first and last day, both included; earlier movements make up the opening balance
 */
export function statementOf<Movement extends StatementMovement>(
  movements: readonly Movement[],
  { start, end }: { readonly start?: IsoDate | null; readonly end?: IsoDate | null } = {},
): Statement<Movement> {
  const sorted = movements.toSorted(
    (a, b) =>
      a.date.localeCompare(b.date) ||
      STATEMENT_TYPES.indexOf(a.type) - STATEMENT_TYPES.indexOf(b.type) ||
      a.number - b.number,
  );
  let cents = 0;
  const before = sorted.filter(({ date }) => start && date < start);
  for (const { amount } of before) cents += toCents(amount);
  const opening = fromCents(cents);
  const entries = sorted
    .slice(before.length)
    .filter(({ date }) => !end || date <= end)
    .map((movement) => {
      cents += toCents(movement.amount);
      return { ...movement, balance: fromCents(cents) };
    });
  return { opening, entries, balance: fromCents(cents) };
}
