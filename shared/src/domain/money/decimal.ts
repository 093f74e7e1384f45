/** An exact decimal number: `units` × 10^-`scale`. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/u;

/** Parses a plain or exponent decimal ("12.5", "-0.07", "1e-7") without loss; `undefined` when it is not one. */
export function parseDecimal(text: string): Decimal | undefined {
  const [, sign, whole = '', fraction = '', exponent = '0'] = DECIMAL.exec(text.trim()) ?? [];
  if (sign === undefined || whole + fraction === '') return undefined;
  const digits = BigInt(whole + fraction);
  const scale = fraction.length - Number(exponent);
  const units = sign === '-' ? -digits : digits;
  return scale >= 0 ? { units, scale } : { units: units * 10n ** BigInt(-scale), scale: 0 };
}

/**
 * Decimal of a number's shortest text: 1.005 is 1.005 here, not the nearest binary fraction.
 * @throws RangeError for NaN and infinities.
 */
export function decimalOf(value: number): Decimal {
  const decimal = parseDecimal(String(value));
  if (!decimal) throw new RangeError(`Not a finite number: ${value}`);
  return decimal;
}

/** Rounds to `scale` decimals, half away from zero; returns the units at that scale. */
export function roundHalfUp({ units, scale }: Decimal, toScale: number): bigint {
  if (scale <= toScale) return units * 10n ** BigInt(toScale - scale);
  return divideHalfUp(units, 10n ** BigInt(scale - toScale));
}

/** Integer division rounded half away from zero, as PostgreSQL rounds `numeric`. `divisor` is positive. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  const negative = dividend < 0n;
  const rounded = ((negative ? -dividend : dividend) * 2n + divisor) / (divisor * 2n);
  return negative ? -rounded : rounded;
}
