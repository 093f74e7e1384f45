import { expect, it } from 'vitest';
import { pauseBefore } from './recovery.ts';

it('backs off up to a minute between retries', () => {
  expect([0, 1, 2, 3, 4, 5, 60].map((round) => pauseBefore(round, 0.5))).toEqual([
    2000, 5000, 15_000, 30_000, 60_000, 60_000, 60_000,
  ]);
});

it('adds jitter, so that clients do not retry at the same moment', () => {
  expect([pauseBefore(1, 0), pauseBefore(1, 1)]).toEqual([4000, 6000]);
});
