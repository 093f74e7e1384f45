import { describe, expect, it } from 'vitest';
import { formatsOf } from './formats.ts';
import { LOCALES } from './locale.ts';
import { parseMoneyText } from '../domain/money/money.ts';
import { parseNumber, plainSpaces } from '../domain/time/parse-typed.ts';

describe.each(LOCALES)('formats in %s', (locale) => {
  const formats = formatsOf(locale);

  it('formats dates with the day before the month and 24 hours', () => {
    expect(formats.formatDate('2026-05-03')).toBe('03/05/2026');
    expect(formats.formatTime('14:05:00')).toBe('14:05');
    expect(formats.formatInstant('2026-07-01T22:30:00Z')).toBe('02/07/2026 00:30');
  });

  it('formats durations and phones as the specification does', () => {
    expect(formats.formatDuration(3660)).toBe('1 h 1');
    expect(formats.formatDuration(1920)).toBe(locale === 'en' ? '32 mins' : '32 min');
    expect(formats.formatPhone('+32470123456')).toBe('+32 470 12 34 56');
  });

  it('formats null and undefined as an empty text', () => {
    for (const format of Object.values(formats)) expect(format(null)).toBe('');
  });

  it('formats amounts that the parser reads back', () => {
    for (const amount of [0, 12.5, -3, 1234.5, 9_999_999.99]) {
      expect(parseMoneyText(formats.formatAmount(amount))).toBe(amount);
    }
  });

  it('formats numbers for fields as the parser reads them back', () => {
    for (const number of [0, 12.5, -3, 1234.5, 23_331, 1_234_567.891])
      expect(parseNumber(formats.formatTyped(number, 3), 3)).toBe(number);
  });
});

it.each([
  ['fr', '1 234,50 €', '12,5 %', '1 234,6 km', 'mardi 10 mars 2026', 'mar.'],
  ['nl', '€ 1.234,50', '12,5%', '1.234,6 km', 'dinsdag 10 maart 2026', 'di'],
  ['en', '€1,234.50', '12.5%', '1,234.6 km', 'Tuesday 10 March 2026', 'Tue'],
] as const)('formats money in %s as %s', (locale, money, percent, distance, day, weekday) => {
  const formats = formatsOf(locale);
  expect(plainSpaces(formats.formatMoney(1234.5))).toBe(money);
  expect(plainSpaces(formats.formatPercent(12.5))).toBe(percent);
  expect(plainSpaces(formats.formatDistance(1234.56))).toBe(distance);
  expect(formats.formatLongDate('2026-03-10').replace(',', '')).toBe(day);
  expect(formats.formatWeekday('2026-03-10', 'short')).toBe(weekday);
});

it('rounds amounts half up', () => {
  expect(plainSpaces(formatsOf('fr').formatMoney(1.005))).toBe('1,01 €');
});
