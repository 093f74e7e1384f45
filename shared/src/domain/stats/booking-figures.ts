import { bookingAmount, countsForNothing, type BookingAmountFields } from '../booking/amount.ts';
import { fromCents, subtractMoney, toCents, type Money } from '../money/money.ts';
import { driverLine, type DriverBooking } from '../wallet/driver-settlement.ts';
import { clientWalletSplit, type SplitFields } from '../wallet/split.ts';

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
