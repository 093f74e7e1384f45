import {
  isGiven,
  percentOf,
  roundMoney,
  subtractMoney,
  sumMoney,
  type Money,
  type MoneyInput,
} from '../money/money.ts';
import { driverSplitOf, type Split, type SplitFields } from './wallet.ts';

/** Fields of a booking that the settlement of a driver uses. */
export interface DriverBooking extends Omit<SplitFields, 'price'> {
  readonly price_driver?: MoneyInput;
  /** Computed price for the type of the booking, when there is no driver price. */
  readonly computed?: MoneyInput;
  /** Commission of the company, in percent. */
  readonly commission?: number | null;
  readonly creditDriver?: boolean | null;
  /** Signed rectification, in euros. */
  readonly creditAmount?: MoneyInput;
  /** Parking, in euros: printed, not paid out by the settlement. */
  readonly ticket_price?: MoneyInput;
}

/** One booking of a settlement, in euros. */
export interface DriverLine extends Split {
  /** Driver price if present, else the computed price of the type. */
  readonly price: Money;
  /** Price plus wait price. */
  readonly amount: Money;
  readonly commission: Money;
  /** The rectification, if it is for the driver; else 0. */
  readonly rectification: Money;
  readonly parking: Money;
  /** Contribution to the settlement: invoiced plus rectification minus commission. */
  readonly total: Money;
}

/** Sums of a settlement, in euros. */
export interface DriverSettlement {
  readonly cash: Money;
  readonly invoiced: Money;
  readonly commission: Money;
  readonly rectification: Money;
  readonly parking: Money;
  /**
   * Amount paid to the driver, or owed by the driver when negative: invoiced plus rectification minus commission (specification/wallets.md#driver-settlement).
   * Excludes parking.
   */
  readonly total: Money;
  /** The amount of the wallet: amounts minus commission. */
  readonly wallet: Money;
}

/** The price of a booking in the wallet of its driver. */
export const driverPrice = ({ price_driver, computed }: Pick<DriverBooking, 'price_driver' | 'computed'>): Money =>
  roundMoney(isGiven(price_driver) ? price_driver : computed);

/** Amounts of a booking in the wallet of its driver; the commission is rounded line by line (specification/wallets.md#commission). */
export function driverAmounts(
  booking: Pick<DriverBooking, 'price_driver' | 'computed' | 'waitprice' | 'commission'>,
): Pick<DriverLine, 'price' | 'amount' | 'commission'> {
  const price = driverPrice(booking);
  const amount = sumMoney([price, booking.waitprice]);
  return { price, amount, commission: percentOf(amount, booking.commission ?? 0) };
}

/** A booking as a line of the settlement. */
export function driverLine(booking: DriverBooking): DriverLine {
  const { price, amount, commission } = driverAmounts(booking);
  const { cash, invoiced } = driverSplitOf(amount, booking);
  const rectification = booking.creditDriver ? roundMoney(booking.creditAmount) : 0;
  const parking = roundMoney(booking.ticket_price);
  const total = subtractMoney(sumMoney([invoiced, rectification]), commission);
  return { cash, invoiced, price, amount, commission, rectification, parking, total };
}

/** The settlement of a driver's bookings. */
export function driverSettlement(bookings: Iterable<DriverBooking>): DriverSettlement {
  const lines = Array.from(bookings, driverLine);
  const sum = (field: keyof DriverLine): Money => sumMoney(lines.map((line) => line[field]));
  const commission = sum('commission');
  return {
    cash: sum('cash'),
    invoiced: sum('invoiced'),
    commission,
    rectification: sum('rectification'),
    parking: sum('parking'),
    total: sum('total'),
    wallet: subtractMoney(sum('amount'), commission),
  };
}
