import { expect, it } from 'vitest';
import { weekNumber } from './week-number.ts';

it.each([
  ['2026-01-01', 1],
  ['2025-12-29', 1],
  ['2026-12-31', 53],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
  ['2026-03-10', 11],
])('the week of %s is number %i', (date, number) => {
  expect(weekNumber(date)).toBe(number);
});
