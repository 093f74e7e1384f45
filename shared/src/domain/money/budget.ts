import { addMonths, type DateRange, daysInRange, endOfMonth, startOfMonth } from '../time/ranges.ts';
import { fromCents, percentOf, subtractMoney, toCents, type Money, type MoneyInput } from './money.ts';

const MONTHS = 12;
const PERCENT = 100;

/**
 * Months of each year that a period covers; of a month that begins or ends outside it, the share of its days
 * (specification/payments.md#budget).
 */
export function budgetMonths({ start, end }: DateRange): ReadonlyMap<number, number> {
  const months = new Map<number, number>();
  for (let day = startOfMonth(start); day <= end; day = addMonths(day, 1)) {
    const last = endOfMonth(day);
    const covered = { start: day < start ? start : day, end: last > end ? end : last };
    const year = Number(day.slice(0, 4));
    months.set(year, (months.get(year) ?? 0) + daysInRange(covered) / daysInRange({ start: day, end: last }));
  }
  return months;
}

/** Budget of some months of a year, in euros. */
export const budgetOf = (yearly: MoneyInput, months: number): Money =>
  fromCents(Math.round((toCents(yearly) * months) / MONTHS));

/** Actual amount beside its budget, signed: expenses are negative, so that a positive difference is always the better one. */
export interface BudgetFigures {
  readonly actual: Money;
  readonly budget: Money;
}

/** Difference of a budget, in euros. */
export const budgetDifference = ({ actual, budget }: BudgetFigures): Money => subtractMoney(actual, budget);

/** Used percent of a budget, whole; null without a budget. */
export const budgetUsed = ({ actual, budget }: BudgetFigures): number | null =>
  budget === 0 ? null : Math.round((actual / budget) * PERCENT);

/** Budget of last year with some percent more or less, in whole euros. */
export const raisedBudget = (last: Money, percent: number): Money =>
  Math.max(0, Math.round(last + percentOf(last, percent)));
