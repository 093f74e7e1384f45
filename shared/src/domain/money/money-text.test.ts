import { describe, expect, it } from 'vitest';
import { moneyText, parseMoneyText } from './money-text.ts';

describe('amounts as people type them', () => {
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
