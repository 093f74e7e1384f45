import { describe, expect, it } from 'vitest';
import { parseDate } from './parse-date.ts';

const today = '2026-11-21';

describe('dates as people type them', () => {
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

  it('reads a two-digit year of a birthday in the future as the last century', () => {
    expect(parseDate('3/5/45', { today, past: true })).toBe('1945-05-03');
    expect(parseDate('3/5/25', { today, past: true })).toBe('2025-05-03');
    expect(parseDate('3/5/45', { today })).toBe('2045-05-03');
  });
});
