import { fromCents, toCents, type Money } from '../money/money.ts';
import type { IsoDate } from '../time/date.ts';

/** Types of movements on a client's account, in their order within a day. */
export const STATEMENT_TYPES = ['invoice', 'creditNote', 'payment', 'refund', 'reversal', 'closed'] as const;

/** A movement on the account of a client. */
export interface StatementMovement {
  readonly date: IsoDate;
  readonly type: (typeof STATEMENT_TYPES)[number];
  /** Number of the invoice, the credit note or the entry of the ledger. */
  readonly number: number;
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
