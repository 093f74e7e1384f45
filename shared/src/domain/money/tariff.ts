import { savedReturn } from '../booking/state.ts';
import {
  isGiven,
  multiplyMoney,
  roundMoney,
  subtractMoney,
  sumMoney,
  toCents,
  type Money,
  type MoneyInput,
  fromCents,
} from './money.ts';
import { Motive } from '../booking/enums.ts';

/** Default flat fee up to 10 km, in euros. */
export const DEFAULT_MIN10KM: Money = 9;

/** Default fee for each km beyond 10, in euros. */
export const DEFAULT_PLUS10KM: Money = 0.9;

/** Rates of an insurer or of one booking, in euros; empty means the default, an explicit 0 stays 0. */
export interface ForfaitRates {
  readonly min10km?: MoneyInput;
  readonly plus10km?: MoneyInput;
}

/** Fields that the amount of the insurer depends on. */
export interface ForfaitFields extends ForfaitRates {
  /** Fixed amount, gross; 0 means not given. */
  readonly mutualAmount?: MoneyInput;
  /** Kilometres paid by the insurer, one way. */
  readonly mutualDistance?: number | null;
  /** The share of the patient, one way; for a fixed amount the total share. */
  readonly mutualPatientAmount?: MoneyInput;
  readonly type?: string;
  /** The booking covers the return as well. */
  readonly back?: boolean | null;
}

const INCLUDED_KM = 10;

const firstGiven = (values: readonly MoneyInput[], fallback: Money): MoneyInput => values.find(isGiven) ?? fallback;

/** The forfait of a distance: the flat fee up to 10 km, and the fee for each started km beyond (specification/tariffs.md#insurer-forfait). */
export function forfaitOf(km: number, booking: ForfaitRates = {}, insurer: ForfaitRates = {}): Money {
  const flat = firstGiven([booking.min10km, insurer.min10km], DEFAULT_MIN10KM);
  const perKm = firstGiven([booking.plus10km, insurer.plus10km], DEFAULT_PLUS10KM);
  const extraKm = Math.max(0, Math.ceil(km) - INCLUDED_KM);
  return sumMoney([flat, multiplyMoney(perKm, extraKm)]);
}

const isFixed = ({ mutualAmount }: ForfaitFields): boolean => toCents(mutualAmount) > 0;

/**
 * An amount per way, counted twice for a booking that covers the return; one with a linked return booking is one way. A fixed amount is for the whole
 * booking.
 */
const paidWays = (booking: ForfaitFields, amount: MoneyInput): Money =>
  !isFixed(booking) && savedReturn(booking.type ?? '', booking.back) ? roundTrip(amount) : roundMoney(amount);

/** The patient's share of a booking, in euros: twice when it covers both ways. */
export const patientShare = (booking: ForfaitFields): Money => paidWays(booking, booking.mutualPatientAmount);

/**
 * The gross amount of the insurer, in euros, the patient's share included: the fixed amount when above 0,
 * else the forfait of the distance, twice when the booking covers both ways; 0 when neither is given.
 */
export function insurerGross(booking: ForfaitFields, insurer: ForfaitRates = {}): Money {
  if (isFixed(booking)) return roundMoney(booking.mutualAmount);
  const km = booking.mutualDistance ?? 0;
  return km > 0 ? paidWays(booking, forfaitOf(km, booking, insurer)) : 0;
}

/** Amount that the insurer pays: gross minus the patient's share. */
export const insurerNet = (gross: MoneyInput, patientAmount: MoneyInput): Money => subtractMoney(gross, patientAmount);

/** Twice an amount: for an estimate there and back, or one booking that covers both legs, never for one with a linked return booking. */
export const roundTrip = (amount: MoneyInput): Money => multiplyMoney(amount, 2);

const BASE_CENTS = 1600;
const NEAR_CENTS_A_KM = 178;
const FAR_CENTS_A_KM = 120;
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

/** The forfaits of an M-code, the tariff code of a mutuality, in euros. */
export interface MCodePrices {
  readonly price_other?: MoneyInput;
  readonly price_dialyse?: MoneyInput;
  readonly price_radio?: MoneyInput;
  readonly price_chemo?: MoneyInput;
}

const FIELD_OF_MOTIVE = new Map<number, keyof MCodePrices>([
  [Motive.dialysis, 'price_dialyse'],
  [Motive.radiotherapy, 'price_radio'],
  [Motive.chemotherapy, 'price_chemo'],
]);

/** The forfait proposed as fixed price for a motive, never enforced; null when the code has none (specification/tariffs.md#m-code-forfait). */
export function mcodeForfait(mcode: MCodePrices, motive: number): Money | null {
  const price = mcode[FIELD_OF_MOTIVE.get(motive) ?? 'price_other'];
  return isGiven(price) ? fromCents(toCents(price)) : null;
}
