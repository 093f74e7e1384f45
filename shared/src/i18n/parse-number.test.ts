import { describe, expect, it } from 'vitest';
import { parseNumber } from './parse.ts';

describe('a typed number', () => {
  it('reads a number with a comma or a point', () => {
    expect(parseNumber('12,5', 1)).toBe(12.5);
    expect(parseNumber('12.5', 1)).toBe(12.5);
    expect(parseNumber('12,', 1)).toBe(12);
  });

  it('reads the spaces and the minus of a formatted number', () => {
    expect(parseNumber('1\u202F234', 0)).toBe(1234);
    expect(parseNumber('\u22123', 0)).toBe(-3);
  });

  it('refuses more decimals than the field has', () => {
    expect(parseNumber('12,345', 3)).toBe(12.345);
    expect(parseNumber('12,345', 2)).toBeUndefined();
    expect(parseNumber('12,5', 0)).toBeUndefined();
  });

  it('refuses a text that is no number', () => {
    for (const text of ['', 'abc', '1.2.3', '12 km', '1,2,3']) expect(parseNumber(text, 3)).toBeUndefined();
  });
});
