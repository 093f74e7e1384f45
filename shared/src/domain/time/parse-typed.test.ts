import { describe, expect, it } from 'vitest';
import { parseDate, parseTime, parseNumber } from './parse-typed.ts';

const today = '2026-11-21';

describe('typed dates', () => {
  it.each([
    '3/5',
    '0305',
    '030526',
    '03052026',
    '3.5.26',
    '3-5-2026',
    '3 5 26',
    '03/05/2026',
    ' 3 / 5 / 2026 ',
    '2026-05-03',
  ])('reads the date %j as 3 May 2026', (text) => {
    expect(parseDate(text, { today })).toBe('2026-05-03');
  });

  it.each([
    '31/02/2026',
    '31/2',
    '3102',
    '29/02/2026',
    '0/5',
    '3/13',
    '3',
    '305',
    '3/5/202',
    'demain',
    '',
    '2026-02-31',
  ])('refuses the date %j', (text) => {
    expect(parseDate(text, { today })).toBeUndefined();
  });

  it('reads 29 February of a leap year', () => {
    expect(parseDate('29/02/2028', { today })).toBe('2028-02-29');
  });

  it.each([
    ['3/1', '2027-01-03'],
    ['0301', '2027-01-03'],
    ['3.5', '2027-05-03'],
    ['21/11', '2026-11-21'],
    ['31/12', '2026-12-31'],
    ['20/11', '2026-11-20'],
    ['21/10', '2026-10-21'],
    ['20/10', '2027-10-20'],
    ['3/1/26', '2026-01-03'],
    ['29/2', undefined],
  ])('reads %j in a field for future dates as the coming %s, and a day of the last month as past', (text, date) => {
    expect(parseDate(text, { today, ahead: true })).toBe(date);
  });

  it('reads a day of December as that of the last month in January', () => {
    expect(parseDate('30/12', { today: '2027-01-05', ahead: true })).toBe('2026-12-30');
    expect(parseDate('1/12', { today: '2027-01-05', ahead: true })).toBe('2027-12-01');
  });

  it.each([
    ['3/1', '2026-01-03'],
    ['22/11', '2025-11-22'],
    ['21/11', '2026-11-21'],
    ['22/11/26', '1926-11-22'],
    ['21/11/26', '2026-11-21'],
  ])('reads %j in a field for past dates as %s', (text, date) => {
    expect(parseDate(text, { today, past: true })).toBe(date);
  });

  it('reads a date without a year in other fields in the current year', () => {
    expect(parseDate('3/1', { today })).toBe('2026-01-03');
  });

  it('reads a two-digit year of a birthday in the future as the last century', () => {
    expect(parseDate('3/5/45', { today, past: true })).toBe('1945-05-03');
    expect(parseDate('3/5/25', { today, past: true })).toBe('2025-05-03');
    expect(parseDate('3/5/45', { today })).toBe('2045-05-03');
  });
});

it.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9h30', '09:30'],
  ['9H', '09:00'],
  ['9:30', '09:30'],
  ['9.30', '09:30'],
  ['14', '14:00'],
  [' 23:59 ', '23:59'],
  ['0', '00:00'],
  ['9u', '09:00'],
  ['14u30', '14:30'],
  ['14 u 30', '14:30'],
  ['9 uur', '09:00'],
  ['9 uur 30', '09:30'],
  ['14:30 uur', '14:30'],
  ['14:30u', '14:30'],
  ['9.30 uur', '09:30'],
  ['9,30', '09:30'],
  ['14h', '14:00'],
  ['14 h 30', '14:30'],
  ['9h05', '09:05'],
  ['14h30 min', '14:30'],
  ['14 heures 30', '14:30'],
  ['1430', '14:30'],
  ['14 30', '14:30'],
  ['14:30:00', '14:30'],
])('reads the time %j as %s', (text, time) => {
  expect(parseTime(text)).toBe(time);
});

it.each(['24', '24:00', '960', '9:5', '9u5', '25u', '14u60', '12345', '9 3', '9 AM', '2:30pm', '', 'midi', '-1'])(
  'refuses %j',
  (text) => {
    expect(parseTime(text)).toBeUndefined();
  },
);

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
