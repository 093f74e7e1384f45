import { describe, expect, it } from 'vitest';
import {
  addMonths,
  endOfMonth,
  startOfMonth,
  startOfWeek,
  weekNumber,
  archiveRangeOf,
  isValidRange,
  presetRange,
  timelineRangeOf,
} from './ranges.ts';

describe('weeks and months', () => {
  it('a step of months stays in the month when months differ in length', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-03-15', -6)).toBe('2025-09-15');
    expect(startOfMonth('2024-02-10')).toBe('2024-02-01');
    expect(endOfMonth('2024-02-10')).toBe('2024-02-29');
    expect(() => addMonths('2026-02-31', 1)).toThrow(RangeError);
  });

  it('begins the week on Monday', () => {
    expect(startOfWeek('2026-03-15')).toBe('2026-03-09');
    expect(startOfWeek('2026-03-09')).toBe('2026-03-09');
  });

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
});

it.each([
  ['today', '2026-03-11', '2026-03-11'],
  ['thisWeek', '2026-03-09', '2026-03-15'],
  ['thisMonth', '2026-03-01', '2026-03-31'],
  ['previousMonth', '2026-02-01', '2026-02-28'],
] as const)('%s runs from %s to %s', (preset, start, end) => {
  expect(presetRange(preset, '2026-03-11')).toEqual({ start, end });
});

it('loads the timeline from yesterday to 21 days ahead', () => {
  expect(timelineRangeOf('2026-03-11')).toEqual({ start: '2026-03-10', end: '2026-04-01' });
});

it('opens the archive six months back', () => {
  expect(archiveRangeOf('2026-03-31')).toEqual({ start: '2025-09-01', end: '2026-03-31' });
});

it('refuses a range that ends before it starts', () => {
  expect(isValidRange({ start: '2026-03-11', end: '2026-03-11' })).toBe(true);
  expect(isValidRange({ start: '2026-03-11', end: '2026-03-10' })).toBe(false);
});
