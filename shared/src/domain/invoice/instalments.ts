import { fromCents, sumMoney, toCents, type Money } from '../money/money.ts';
import type { IsoDate } from '../time/date.ts';
import { addMonths } from '../time/ranges.ts';

/** Most instalments of a payment plan. */
export const MOST_INSTALMENTS = 36;

/** A part of a payment plan. */
export interface Instalment {
  readonly due: IsoDate;
  readonly amount: Money;
}

/**
 * Monthly instalments of equal amounts that add up to the total: cents that cannot be divided are paid with the last one. The day of the month is that of
 * the first one, or the last of a shorter month (specification/invoices.md#payment-plans).
 */
export function planInstalments(total: Money, count: number, first: IsoDate): Instalment[] {
  const cents = toCents(total);
  const each = Math.floor(cents / count);
  return Array.from({ length: count }, (_, index) => ({
    due: addMonths(first, index),
    amount: fromCents(index === count - 1 ? cents - each * (count - 1) : each),
  }));
}

/** State of an instalment: paid, in part or whole before its day; late once its day is over. */
export type InstalmentState = 'paid' | 'open' | 'late';

/** State of a payment plan: kept so far, broken by a late instalment, or paid in full. */
export type PlanState = 'kept' | 'broken' | 'done';

/**
 * States of the instalments of a plan and of the whole. Payments count for the oldest instalment first, whichever invoice they paid.
 * @param settled what was paid, credited or written off of its invoices since the plan was made
 */
export function planStanding(
  instalments: readonly Instalment[],
  settled: Money,
  today: IsoDate,
): { readonly state: PlanState; readonly states: readonly InstalmentState[] } {
  const paid = toCents(settled);
  let until = 0;
  const states = instalments.map(({ due, amount }): InstalmentState => {
    until += toCents(amount);
    if (paid >= until) return 'paid';
    return due < today ? 'late' : 'open';
  });
  if (paid >= toCents(sumMoney(instalments.map(({ amount }) => amount)))) return { state: 'done', states };
  return { state: states.includes('late') ? 'broken' : 'kept', states };
}
