import { isGiven, sumMoney, toCents, fromCents, type Money, type MoneyInput } from '../money/money.ts';
import { isDriven } from './state.ts';
import { WAIT_TIME_VALUES, type WaitTime } from '@navette/openapi/enums';
import { isClockTime, minutesOf } from '../time/clock.ts';

/** Fields that the calculated amount of a booking depends on, in euros. */
export interface BookingAmountFields {
  readonly status?: number | null;
  readonly price?: MoneyInput;
  readonly waitprice?: MoneyInput;
  /** The fixed amount of the insurer; 0 means not given. */
  readonly mutualAmount?: MoneyInput;
}

/** Whether a booking with this status counts as 0: unfounded and canceled ones do. */
export const countsForNothing = (status: number | null | undefined): boolean => !isDriven(status);

/**
 * The calculated amount of a booking, in euros: 0 when unfounded or canceled, else the insurer's fixed amount
 * when above 0, else price plus wait price (specification/bookings.md#calculated-amount).
 */
export function bookingAmount({ status, price, waitprice, mutualAmount }: BookingAmountFields): Money {
  if (countsForNothing(status)) return 0;
  const fixed = toCents(mutualAmount);
  return fixed > 0 ? fromCents(fixed) : sumMoney([price, waitprice]);
}

/** The total of a list of bookings, in euros. */
export const bookingsTotal = (bookings: Iterable<BookingAmountFields>): Money =>
  sumMoney(Array.from(bookings, bookingAmount));

/** Candidate prices of a booking, in euros, in order of precedence. */
export interface PriceChain {
  readonly price?: MoneyInput;
  readonly price_driver?: MoneyInput;
  /** The computed price for the type of the booking. */
  readonly computed?: MoneyInput;
}

/** The invoice price: the stored one, else the driver price, else the computed price of the type; null when there is none (specification/bookings.md#default-price). */
export function defaultPrice({ price, price_driver, computed }: PriceChain): Money | null {
  const found = [price, price_driver, computed].find(isGiven);
  return found === undefined ? null : fromCents(toCents(found));
}

export {
  type WaitTime,
  /** Waiting times the form offers: none, then 00:30 to 03:00 by half hours (specification/bookings.md#wait-price). */
  WAIT_TIME_VALUES as WAIT_TIMES,
} from '@navette/openapi/enums';

/** Cents per half hour of waiting, where no tariff says otherwise (specification/bookings.md#wait-price). */
export const CENTS_PER_HALF_HOUR = 500;

/** Whether a text is one of the offered waiting times. */
export const isWaitTime = (text: string): text is WaitTime => WAIT_TIME_VALUES.some((time) => time === text);

/**
 * The price of waiting, in euros; 0 for a text that is no time.
 * @param halfHour euros per 30 minutes on the day of the trip
 */
export function waitPrice(wait: string | null | undefined, halfHour: Money = fromCents(CENTS_PER_HALF_HOUR)): Money {
  if (!wait || !isClockTime(wait)) return 0;
  return fromCents(Math.round((minutesOf(wait) / 30) * toCents(halfHour)));
}
