import { decimalOf, divideHalfUp, parseDecimal, roundHalfUp } from './decimal.ts';

/** An amount in euros with at most two decimals, as the API carries it. */
export type Money = number;

/** An amount in whole euro cents, used for every sum. */
export type Cents = number;

/** Input of a money function: a number, an exact decimal text from the database, or nothing. */
export type MoneyInput = number | string | null | undefined;

/** Whether an amount was given at all; an explicit 0 counts. */
export const isGiven = (value: MoneyInput): value is number | string =>
  value !== null && value !== undefined && value !== '';

/**
 * Euros to cents, half up to the cent (half away from zero below 0); nothing given counts as 0.
 * @throws RangeError when a text is not a decimal number with a point.
 */
export function toCents(value: MoneyInput): Cents {
  if (!isGiven(value)) return 0;
  if (typeof value === 'number') {
    const near = Math.round(value * 100);
    return Number.isSafeInteger(near) && near / 100 === value ? near : Number(roundHalfUp(decimalOf(value), 2));
  }
  const decimal = parseDecimal(value);
  if (!decimal) throw new RangeError(`Not an amount: ${value}`);
  return Number(roundHalfUp(decimal, 2));
}

/** Cents to euros. */
export const fromCents = (cents: Cents): Money => cents / 100;

/** Rounds euros half up to the cent. */
export const roundMoney = (value: MoneyInput): Money => fromCents(toCents(value));

/** The exact sum of amounts; nothing given counts as 0. */
export function sumMoney(values: Iterable<MoneyInput>): Money {
  let cents = 0;
  for (const value of values) cents += toCents(value);
  return fromCents(cents);
}

/** `a` minus `b`, exactly. */
export const subtractMoney = (a: MoneyInput, b: MoneyInput): Money => fromCents(toCents(a) - toCents(b));

/** An amount times any number (kilometres, trips), half up to the cent. */
export function multiplyMoney(value: MoneyInput, factor: number): Money {
  const cents = toCents(value);
  const product = cents * factor;
  // Fast path for integers: decimals take most of the time when many bookings are added up.
  if (Number.isInteger(factor) && Number.isSafeInteger(product)) return fromCents(product + 0);
  const { units, scale } = decimalOf(factor);
  return fromCents(Number(roundHalfUp({ units: BigInt(cents) * units, scale }, 0)));
}

/** Up to here the product of cents and hundredths of a percent is exact as a number, so no BigInt is needed. */
const MOST_EXACT = 1e14;

/** `percent` percent of an amount, half up to the cent: 12.5 % of 17.30 is 2.16. */
export function percentOf(value: MoneyInput, percent: number): Money {
  const cents = toCents(value);
  const hundredths = Math.round(percent * 100);
  const product = Math.abs(cents * hundredths);
  if (hundredths / 100 === percent && product < MOST_EXACT)
    return fromCents(Math.sign(cents * hundredths) * Math.floor((product + 5_000) / 10_000) + 0);
  const { units, scale } = decimalOf(percent);
  return fromCents(Number(roundHalfUp({ units: BigInt(cents) * units, scale: scale + 2 }, 0)));
}

/** The mean of amounts, half up to the cent; 0 of none. */
export function averageMoney(values: readonly MoneyInput[]): Money {
  if (values.length === 0) return 0;
  const total = values.reduce<Cents>((sum, value) => sum + toCents(value), 0);
  return fromCents(Number(divideHalfUp(BigInt(total), BigInt(values.length))));
}

/** The largest amount, in euros, that a field accepts, positive or negative. */
export const MAX_MONEY: Money = 9_999_999.99;

const SPACES = /[\s\u00A0\u2007\u2009\u202F]/gu;
const AMOUNT = /^[+-]?(?:\d+(?:[.,]\d{0,2})?|[.,]\d{1,2})$/u;
const GROUPED = /^[+-]?\d{1,3}(?:([.,])\d{3})+(?!\1)[.,]\d{1,2}$/u;

/**
 * Parses an amount as people type or paste it: `12,5`, `12.50`, `-3`, `1 234,50` with any kind of space, `1.234,50`, `€ 12`.
 * @returns euros; `undefined` when it is no amount, has more than two decimals or exceeds {@link MAX_MONEY}.
 */
export function parseMoneyText(text: string): Money | undefined {
  const compact = text
    .replace(SPACES, '')
    .replace(/^€|€$|EUR$/u, '')
    .replace('\u2212', '-');
  const plain = GROUPED.test(compact) ? withoutGroups(compact) : compact;
  if (!AMOUNT.test(plain)) return undefined;
  const value = toCents(plain.replace(',', '.')) / 100;
  return Math.abs(value) > MAX_MONEY ? undefined : value;
}

/** Removes grouping marks: in a grouped amount the last mark is the decimal one. */
function withoutGroups(text: string): string {
  const decimalMark = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  return `${text.slice(0, decimalMark).replace(/[.,]/gu, '')}.${text.slice(decimalMark + 1)}`;
}

/** An amount as a plain decimal with a point and two digits ("12.50"), for files and payment codes. */
export const moneyText = (value: Money): string => (toCents(value) / 100).toFixed(2);
