import { describe, expect, it } from 'vitest';
import {
  averageMoney,
  multiplyMoney,
  percentOf,
  roundMoney,
  subtractMoney,
  sumMoney,
  toCents,
  moneyText,
  parseMoneyText,
} from './money.ts';

describe('money', () => {
  it.each([
    [1.005, 101],
    [2.675, 268],
    [0.285, 29],
    [-0.125, -13],
    [35.1, 3510],
    ['17.30', 1730],
    ['-2.505', -251],
    [1e-7, 0],
    [null, 0],
    ['', 0],
  ])('rounds %s half up to %i cents', (value, cents) => {
    expect(toCents(value)).toBe(cents);
  });

  it.each(['12,5', 'abc', '1.2.3', '.'])('refuses %s as a stored amount', (text) => {
    expect(() => toCents(text)).toThrow(RangeError);
  });

  it('refuses an amount that is not a finite number', () => {
    expect(() => toCents(Number.NaN)).toThrow(RangeError);
    expect(() => toCents(Number.POSITIVE_INFINITY)).toThrow(RangeError);
  });

  it('sums amounts without binary rounding errors', () => {
    expect(sumMoney([0.1, 0.2])).toBe(0.3);
    expect(sumMoney(Array.from({ length: 1000 }, () => 0.1))).toBe(100);
    expect(sumMoney([10, null, undefined, '2.55'])).toBe(12.55);
  });

  it('subtracts, multiplies and takes percentages of amounts to the cent', () => {
    expect(subtractMoney(0.3, 0.1)).toBe(0.2);
    expect(multiplyMoney(0.9, 15)).toBe(13.5);
    expect(multiplyMoney(1.78, 20)).toBe(35.6);
    expect(percentOf(17.3, 12.5)).toBe(2.16);
    expect(percentOf(-17.3, 12.5)).toBe(-2.16);
    expect(averageMoney([0.01, 0.02])).toBe(0.02);
    expect(averageMoney([])).toBe(0);
    expect(roundMoney(2.345)).toBe(2.35);
  });

  it('computes percentages like exact decimals, for any amount and percentage', () => {
    const exact = (cents: number, hundredths: number) => {
      const product = BigInt(cents) * BigInt(hundredths);
      const magnitude = ((product < 0n ? -product : product) + 5_000n) / 10_000n;
      return Number(product < 0n ? -magnitude : magnitude);
    };
    const percents = [0, 5, 725, 1250, 2000, 3333, 10_000, -1000];
    const amounts = [...Array.from({ length: 2_001 }, (_, index) => index - 1_000), 999_999_999, -999_999_999];
    const differing = amounts.flatMap((cents) =>
      percents.filter((hundredths) => toCents(percentOf(cents / 100, hundredths / 100)) !== exact(cents, hundredths)),
    );
    expect(differing).toEqual([]);
    expect(percentOf(-17.3, 0)).toBe(0);
    expect(multiplyMoney(-17.3, 0)).toBe(0);
    expect(percentOf(10, 0.001)).toBe(0);
    expect(percentOf(1000, 0.0005)).toBe(0.01);
  });
});

describe('typed amounts', () => {
  it.each([
    ['12,5', 12.5],
    ['12.50', 12.5],
    ['12.', 12],
    [',5', 0.5],
    ['0', 0],
    ['-3', -3],
    ['1 234,50', 1234.5],
    ['1\u202F234,50', 1234.5],
    ['1\u00A0234,50 €', 1234.5],
    ['€ 12', 12],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['9999999.99', 9_999_999.99],
  ])('reads %j', (text, euros) => {
    expect(parseMoneyText(text)).toBe(euros);
  });

  it.each(['', 'abc', '12,345', '1.234.5', '1,234', '--3', '1e3', '10000000', '12€5'])('refuses %j', (text) => {
    expect(parseMoneyText(text)).toBeUndefined();
  });

  it('writes an amount with two decimals and a point', () => {
    expect(moneyText(54.5)).toBe('54.50');
    expect(moneyText(-3)).toBe('-3.00');
  });
});
