import { fromCents, isGiven, roundMoney, type Money, type MoneyInput } from '../money/money.ts';

const BASE_CENTS = 1600;
const NEAR_CENTS_A_KM = 178;
const FAR_CENTS_A_KM = 120;
const INCLUDED_KM = 10;
const FAR_KM = 30;

/**
 * The tariff of the external platform ("second tariff"), in euros, for kilometres rounded up: base 16, 1.78 for each of km 11 to 30, 1.2 for each
 * beyond (specification/tariffs.md#platform-tariff).
 */
export function platformTariff(km: number): Money {
  const whole = Math.ceil(km);
  const near = Math.max(0, Math.min(whole, FAR_KM) - INCLUDED_KM);
  const far = Math.max(0, whole - FAR_KM);
  return fromCents(BASE_CENTS + near * NEAR_CENTS_A_KM + far * FAR_CENTS_A_KM);
}

/** The price of a transport: the platform's own total when it gives one, else the tariff of its distance. */
export const platformPrice = (km: number, platformTotal?: MoneyInput): Money =>
  isGiven(platformTotal) ? roundMoney(platformTotal) : platformTariff(km);
