import { expect, it, describe } from 'vitest';
import {
  halfYearUpTo,
  periodBefore,
  yearRange,
  neighbourPeriod,
  periodOn,
  bookingFigures,
  driverShare,
  movingAverage,
} from './stats.ts';

it.each([
  ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['2026-01-01', '2026-03-31', '2025-10-01', '2025-12-31'],
  ['2024-01-01', '2024-12-31', '2023-01-01', '2023-12-31'],
  ['2026-03-05', '2026-03-11', '2026-02-26', '2026-03-04'],
  ['2026-03-05', '2026-03-05', '2026-03-04', '2026-03-04'],
])('compares %s to %s with %s to %s', (start, end, from, to) => {
  expect(periodBefore({ start, end })).toEqual({ start: from, end: to });
});

it('returns the days of a year, and six months up to a day', () => {
  expect(yearRange('2026')).toEqual({ start: '2026-01-01', end: '2026-12-31' });
  expect(halfYearUpTo('2026-08-31')).toEqual({ start: '2026-03-01', end: '2026-08-31' });
  expect(halfYearUpTo('2026-03-10')).toEqual({ start: '2025-09-11', end: '2026-03-10' });
});

it.each([
  ['month', '2026-02-01', '2026-02-28'],
  ['quarter', '2026-01-01', '2026-03-31'],
  ['year', '2026-01-01', '2026-12-31'],
  ['free', '2026-02-14', '2026-02-14'],
] as const)('returns the %s of a day', (kind, start, end) => {
  expect(periodOn(kind, '2026-02-14')).toEqual({ start, end });
});

it.each([
  ['month', 1, '2026-03-01', '2026-03-31'],
  ['month', -1, '2026-01-01', '2026-01-31'],
  ['free', 1, '2026-03-01', '2026-03-28'],
  ['free', -1, '2026-01-01', '2026-01-31'],
] as const)('moves February by a %s in the direction %i', (kind, step, start, end) => {
  expect(neighbourPeriod(kind, { start: '2026-02-01', end: '2026-02-28' }, step)).toEqual({ start, end });
});

describe('the figures of a booking', () => {
  it('takes the commission of the driver price with the wait price as profit', () => {
    const figures = bookingFigures({ status: 1, price: 40, price_driver: 30, waitprice: 5, commission: 20 });
    expect(figures).toEqual({ amount: 45, profit: 7, cash: 45, factuur: 0 });
    expect(driverShare(figures)).toBe(38);
  });

  it('counts an invoiced booking on the side of invoices', () => {
    expect(bookingFigures({ status: 0, price: 20, factuur: true })).toMatchObject({ cash: 0, factuur: 20 });
    expect(bookingFigures({ status: 0, price: 15, factuurDriver: true })).toMatchObject({ cash: 0, factuur: 15 });
  });

  it('counts the share of the patient as cash, and never more of it than the amount', () => {
    const insured = { status: 1, insuranceId: 1, mutualAmount: 22.5, mutualPatientAmount: 4, factuur: true };
    expect(bookingFigures(insured)).toMatchObject({ amount: 22.5, cash: 4, factuur: 18.5 });
    expect(bookingFigures({ ...insured, mutualAmount: 3 })).toMatchObject({ amount: 3, cash: 3, factuur: 0 });
  });

  it.each([2, 3])('counts a booking of status %i for nothing', (status) => {
    expect(bookingFigures({ status, price: 40, price_driver: 30, commission: 20 })).toEqual({
      amount: 0,
      profit: 0,
      cash: 0,
      factuur: 0,
    });
  });
});

it('the 14-day average of 13 × 10 and 24 is 11 (specification/payments.md#results)', () => {
  expect(movingAverage([...Array.from({ length: 13 }, () => 10), 24]).at(-1)).toBe(11);
});

it('looks back 14 days at most, and averages the available days at the start', () => {
  expect(movingAverage([1000, ...Array.from({ length: 14 }, () => 10)]).at(-1)).toBe(10);
  expect(movingAverage([10, 11])).toEqual([10, 10.5]);
});
