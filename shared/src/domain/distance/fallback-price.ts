import { fromCents, toCents, type Money } from '../money/money.ts';

/** Euros a kilometre of the fallback price (specification/tariffs.md#fallback-price). */
export const FALLBACK_RATE = 0.3595;

const TEN_THOUSANDTHS_A_KM = Math.round(FALLBACK_RATE * 10_000);

/** The fallback price of a leg, in whole euros: kilometres × 0.3595, rounded up. */
export function fallbackPrice(km: number): Money {
  const metres = Math.round(km * 1000);
  return Math.ceil((metres * TEN_THOUSANDTHS_A_KM) / 10_000_000);
}

/** Displayed price of the outbound trip: one euro more, at least 10. Never saved (specification/tariffs.md#estimator). */
export const shownOutboundPrice = (price: Money): Money => Math.max(10, fromCents(toCents(price) + 100));

/** Displayed total price: two euros more. Never saved. */
export const shownTotalPrice = (price: Money): Money => fromCents(toCents(price) + 200);
