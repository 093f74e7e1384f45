import { expect, it } from 'vitest';
import { halfYearUpTo, periodBefore, yearRange } from './stats-period.ts';

it.each([
  ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['2026-01-01', '2026-03-31', '2025-10-01', '2025-12-31'],
  ['2024-01-01', '2024-12-31', '2023-01-01', '2023-12-31'],
  ['2026-03-05', '2026-03-11', '2026-02-26', '2026-03-04'],
  ['2026-03-05', '2026-03-05', '2026-03-04', '2026-03-04'],
])('compares %s to %s with %s to %s', (start, end, from, to) => {
  expect(periodBefore({ start, end })).toEqual({ start: from, end: to });
});

it('knows the days of a year, and six months up to a day', () => {
  expect(yearRange('2026')).toEqual({ start: '2026-01-01', end: '2026-12-31' });
  expect(halfYearUpTo('2026-08-31')).toEqual({ start: '2026-03-01', end: '2026-08-31' });
  expect(halfYearUpTo('2026-03-10')).toEqual({ start: '2025-09-11', end: '2026-03-10' });
});
