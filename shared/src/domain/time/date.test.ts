import { describe, expect, it } from 'vitest';
import { addDays, ageOn, belgianDate, daysBetween, eachDay, isIsoDate, isWeekend, isoDate, weekdayOf } from './date.ts';

describe('calendar days', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
  ])('adds days: %s and %i is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
    expect(daysBetween(date, expected)).toBe(days);
  });

  it.each(['2026-02-31', '2026-13-01', '2026-1-1', '', 'today'])('refuses the invalid day %j', (text) => {
    expect(isIsoDate(text)).toBe(false);
  });

  it('refuses 31 February', () => {
    expect(isoDate(2026, 2, 31)).toBeUndefined();
    expect(isoDate(2026, 5, 3)).toBe('2026-05-03');
    expect(() => addDays('2026-02-31', 1)).toThrow(RangeError);
  });

  it('writes a date as DD/MM/YYYY', () => {
    expect(belgianDate('2026-05-03')).toBe('03/05/2026');
  });

  it('counts the days of the week from Monday', () => {
    expect(weekdayOf('2026-03-15')).toBe(7);
    expect(isWeekend('2026-03-14')).toBe(true);
    expect(isWeekend('2026-03-16')).toBe(false);
  });

  it('lists the days of a range', () => {
    expect(eachDay('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(eachDay('2026-03-01', '2026-02-27')).toEqual([]);
  });
});

describe('age on a day', () => {
  it('grows on the birthday', () => {
    expect(ageOn('1941-03-12', '2026-03-11')).toBe(84);
    expect(ageOn('1941-03-12', '2026-03-12')).toBe(85);
  });

  it('grows on 1 March of a year without the birthday', () => {
    expect(ageOn('2000-02-29', '2026-02-28')).toBe(25);
    expect(ageOn('2000-02-29', '2026-03-01')).toBe(26);
  });

  it('age on a day is unknown for a birth in the future', () => {
    expect(ageOn('2026-03-11', '2026-03-10')).toBeNull();
  });
});
