import { addDays, type IsoDate, daysBetween } from './time/date.ts';
import { addMonths, daysInRange, type DateRange, startOfMonth, monthOf } from './time/ranges.ts';
import { bookingAmount, countsForNothing, type BookingAmountFields } from './booking/amount.ts';
import { fromCents, subtractMoney, toCents, type Money, averageMoney } from './money/money.ts';
import { driverLine, type DriverBooking } from './wallet/driver-settlement.ts';
import { clientWalletSplit, type SplitFields } from './wallet/wallet.ts';

/** The days of a year. */
export const yearRange = (year: string): DateRange => ({ start: `${year}-01-01`, end: `${year}-12-31` });

/** The six months up to a day, this one included. */
export const halfYearUpTo = (day: IsoDate): DateRange => ({ start: addDays(addMonths(day, -6), 1), end: day });

const isMonths = ({ start, end }: DateRange): boolean => start.endsWith('-01') && addDays(end, 1).endsWith('-01');

/** The preceding period for comparison: as many whole months for whole months, else as many days. */
export function periodBefore(range: DateRange): DateRange {
  const end = addDays(range.start, -1);
  if (!isMonths(range)) return { start: addDays(range.start, -daysInRange(range)), end };
  const next = addDays(range.end, 1);
  const monthOf = (day: IsoDate) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return { start: addMonths(range.start, monthOf(range.start) - monthOf(next)), end };
}

/** Lengths of the period of the results dashboard. */
export const PERIOD_KINDS = ['month', 'quarter', 'year', 'free'] as const;

/** One of {@link PERIOD_KINDS}. */
export type PeriodKind = (typeof PERIOD_KINDS)[number];

function quarterOf(day: IsoDate): DateRange {
  const start = addMonths(startOfMonth(day), -((Number(day.slice(5, 7)) - 1) % 3));
  return { start, end: addDays(addMonths(start, 3), -1) };
}

const PERIODS = { month: monthOf, quarter: quarterOf, year: (day: IsoDate) => yearRange(day.slice(0, 4)) } as const;

/** The period of a kind that a day lies in; a free one is the day itself. */
export const periodOn = (kind: PeriodKind, day: IsoDate): DateRange =>
  kind === 'free' ? { start: day, end: day } : PERIODS[kind](day);

/** The previous or next period of the same kind; a free one moves by its length. */
export function neighbourPeriod(kind: PeriodKind, range: DateRange, step: -1 | 1): DateRange {
  if (kind !== 'free') return periodOn(kind, step === 1 ? addDays(range.end, 1) : addDays(range.start, -1));
  if (step === -1) return periodBefore(range);
  const days = daysBetween(range.start, range.end) + 1;
  return { start: addDays(range.start, days), end: addDays(range.end, days) };
}

/** Fields that the figures of a booking depend on. */
export type FiguresBooking = BookingAmountFields & DriverBooking & Omit<SplitFields, 'price'>;

/** A booking in the statistics, in euros. */
export interface BookingFigures {
  /** The calculated amount, as lists total it (specification/bookings.md#calculated-amount). */
  readonly amount: Money;
  /** The company's share: the commission (specification/payments.md#results). Fees belong to invoices. */
  readonly profit: Money;
  /** Part of the amount that is paid in cash, by the split of the client wallet. */
  readonly cash: Money;
  /** Part of the amount that is invoiced: the rest. */
  readonly factuur: Money;
}

/**
 * The figures of a booking in the statistics. All 0 for an unfounded or canceled trip; the patient's share is at most the amount. The
 * database computes the same in `booking_figures`; a test compares both.
 */
export function bookingFigures(booking: FiguresBooking): BookingFigures {
  if (countsForNothing(booking.status)) return { amount: 0, profit: 0, cash: 0, factuur: 0 };
  const amount = bookingAmount(booking);
  const split = clientWalletSplit({ ...booking, price: amount, waitprice: 0 });
  const cash = fromCents(Math.min(toCents(split.cash), Math.max(0, toCents(amount))));
  return { amount, profit: driverLine(booking).commission, cash, factuur: subtractMoney(amount, cash) };
}

/** The drivers' share of an amount, in euros: the amount minus the company's share. */
export const driverShare = ({ amount, profit }: { readonly amount: Money; readonly profit: Money }): Money =>
  subtractMoney(amount, profit);

/** Days of the moving average of the results dashboard (specification/payments.md#results). */
export const MOVING_AVERAGE_DAYS = 14;

/** For each day the mean of up to `days` days that end with it, half up to the cent. */
export const movingAverage = (amounts: readonly Money[], days: number = MOVING_AVERAGE_DAYS): Money[] =>
  amounts.map((_, index) => averageMoney(amounts.slice(Math.max(0, index + 1 - days), index + 1)));
