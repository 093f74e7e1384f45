import { expect, it } from 'vitest';
import { movingAverage } from './moving-average.ts';

it('the 14-day average of 13 × 10 and 24 is 11 (specification/payments.md#results)', () => {
  expect(movingAverage([...Array.from({ length: 13 }, () => 10), 24]).at(-1)).toBe(11);
});

it('looks back 14 days and no more, and averages what there is at the start', () => {
  expect(movingAverage([1000, ...Array.from({ length: 14 }, () => 10)]).at(-1)).toBe(10);
  expect(movingAverage([10, 11])).toEqual([10, 10.5]);
});
