import { expect, it } from 'vitest';
import { archiveRangeOf, isValidRange, presetRange, timelineRangeOf } from './ranges.ts';

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
