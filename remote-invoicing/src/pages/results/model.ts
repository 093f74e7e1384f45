import {
  addDays,
  addMonths,
  type DateRange,
  driverShare,
  eachDay,
  endOfMonth,
  type IsoDate,
  movingAverage,
  MOVING_AVERAGE_DAYS,
  startOfMonth,
  sumMoney,
} from '@navette/shared/domain';
import type { DayFigures, MonthFigures, Unpaid } from '../../entities/results.ts';

/** Figures of a month or a day with the days of their list. */
export interface Figures {
  readonly range: DateRange;
  readonly amount: number;
  readonly profit: number;
  readonly driverShare: number;
  readonly bookings: number;
}

const figuresOf = (
  range: DateRange,
  found: Pick<DayFigures, 'amount' | 'profit' | 'bookings'> | undefined,
): Figures => {
  const { amount = 0, profit = 0, bookings = 0 } = found ?? {};
  return { range, amount, profit, driverShare: driverShare({ amount, profit }), bookings };
};

/** Every month of a period, including empty ones; the first and the last only with their days in the period. */
export function monthsOf(range: DateRange, rows: readonly MonthFigures[]): Figures[] {
  const months: Figures[] = [];
  for (let day = startOfMonth(range.start); day <= range.end; day = addMonths(day, 1)) {
    const within = {
      start: day < range.start ? range.start : day,
      end: endOfMonth(day) > range.end ? range.end : endOfMonth(day),
    };
    const found = rows.find(({ year, month }) => year === Number(day.slice(0, 4)) && month === Number(day.slice(5, 7)));
    months.push(figuresOf(within, found));
  }
  return months;
}

/** Every day of a period up to today or the last booking, whichever is later: the current year does not end in empty months. */
export function daysOf({ start, end }: DateRange, rows: readonly DayFigures[], today: IsoDate): Figures[] {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const last = [today, ...rows.map(({ day }) => day)]
    .filter((day) => day <= end)
    .toSorted()
    .at(-1);
  return eachDay(start, last ?? end).map((day) => figuresOf({ start: day, end: day }, byDay.get(day)));
}

/** A period extended by the days that its first averages need. */
export const withRunUp = ({ start, end }: DateRange): DateRange => ({
  start: addDays(start, 1 - MOVING_AVERAGE_DAYS),
  end,
});

/** The moving average of the profit of a period's days, from days that include the extension. */
export const averagesOf = (days: readonly Figures[], from: IsoDate): number[] =>
  movingAverage(days.map(({ profit }) => profit)).slice(days.findIndex(({ range }) => range.start >= from));

const TOP = 10;

type UnpaidClient = Unpaid[2][number];

/** The unpaid block; undefined when nothing is unpaid (specification/payments.md#results). @param lists total, late and by client */
export function unpaidOf(lists: readonly (readonly (Unpaid[0][number] | UnpaidClient)[])[]) {
  const [[total] = [], [overdue] = [], rows = []] = lists;
  if (!total || total.amount <= 0) return undefined;
  const late = overdue?.amount ?? 0;
  const clients = rows.filter((row): row is UnpaidClient => 'clientId' in row);
  const top = clients.slice(-TOP).toReversed();
  // The remainder without the clients is owed by insurers.
  const insurers = sumMoney([total.amount, ...clients.map(({ amount }) => -amount)]);
  return { total: total.amount, late, due: sumMoney([total.amount, -late]), top, insurers };
}
