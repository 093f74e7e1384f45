import { expect, it } from 'vitest';
import { isPositionDays, positionDays } from './position-retention.ts';

it.each([
  ['30', 30],
  ['90', 90],
  ['60', 60],
  ['29', 60],
  ['91', 60],
  ['365', 60],
  ['45.5', 60],
  ['060', 60],
  ['', 60],
  [null, 60],
  [undefined, 60],
])('keeps positions for the days of the setting %s: %d', (value, days) => {
  expect(positionDays(value)).toBe(days);
});

it('accepts whole days from 30 to 90 only', () => {
  expect(['30', '60', '90'].map(isPositionDays)).toEqual([true, true, true]);
  expect(['29', '91', '060', '6', '', null].map(isPositionDays)).toEqual([false, false, false, false, false, false]);
});
