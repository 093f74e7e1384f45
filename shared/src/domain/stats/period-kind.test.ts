import { expect, it } from 'vitest';
import { neighbourPeriod, periodOn } from './period-kind.ts';

it.each([
  ['month', '2026-02-01', '2026-02-28'],
  ['quarter', '2026-01-01', '2026-03-31'],
  ['year', '2026-01-01', '2026-12-31'],
  ['free', '2026-02-14', '2026-02-14'],
] as const)('knows the %s that a day lies in', (kind, start, end) => {
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
