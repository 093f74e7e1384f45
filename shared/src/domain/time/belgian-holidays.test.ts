import { describe, expect, it } from 'vitest';
import { belgianHolidayOf, belgianHolidays, easterSunday } from './belgian-holidays.ts';
import { weekdayOf } from './date.ts';

describe('Easter', () => {
  it.each([
    [1818, '1818-03-22'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2049, '2049-04-18'],
  ])('of %d is %s', (year, date) => {
    expect(easterSunday(year)).toBe(date);
  });

  it('Easter is a Sunday between 22 March and 25 April in every year', () => {
    for (let year = 1583; year <= 4000; year++) {
      const date = easterSunday(year);
      expect(weekdayOf(date)).toBe(7);
      expect(date.slice(5) >= '03-22' && date.slice(5) <= '04-25').toBe(true);
    }
  });

  it.each([0, 1500, 2026.5, 10_000, Number.NaN])('gives no holidays for the year %d', (year) => {
    expect(() => easterSunday(year)).toThrow(RangeError);
  });
});

it('public holidays in Belgium of 2026 are the ten legal ones', () => {
  expect(belgianHolidays(2026).map(({ date, name }) => `${date} ${name}`)).toEqual([
    '2026-01-01 newYear',
    '2026-04-06 easterMonday',
    '2026-05-01 labourDay',
    '2026-05-14 ascension',
    '2026-05-25 whitMonday',
    '2026-07-21 nationalDay',
    '2026-08-15 assumption',
    '2026-11-01 allSaints',
    '2026-11-11 armistice',
    '2026-12-25 christmas',
  ]);
});

it('public holidays in Belgium are ten every year, Ascension on a Thursday and two on a Monday', () => {
  for (let year = 1990; year <= 2100; year++) {
    const holidays = belgianHolidays(year);
    const weekday = (name: string) => weekdayOf(holidays.find((holiday) => holiday.name === name)?.date ?? '');
    expect(holidays).toHaveLength(10);
    expect([weekday('ascension'), weekday('easterMonday'), weekday('whitMonday')]).toEqual([4, 1, 1]);
  }
});

it('public holidays in Belgium are recognised by their day', () => {
  expect(belgianHolidayOf('2026-05-14')).toEqual({ date: '2026-05-14', name: 'ascension' });
  expect(['2026-07-21', '2026-07-11', '2026-12-26'].map((date) => belgianHolidayOf(date) !== undefined)).toEqual([
    true,
    false,
    false,
  ]);
});

it('public holidays in Belgium are two on one day when Ascension meets Labour Day', () => {
  expect(
    belgianHolidays(2008)
      .filter(({ date }) => date === '2008-05-01')
      .map(({ name }) => name),
  ).toEqual(['labourDay', 'ascension']);
});
