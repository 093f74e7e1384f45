import { expect, it } from 'vitest';
import { pauseBefore } from './retry-pause.ts';

it('waits longer each time, a minute at most', () => {
  expect([0, 1, 2, 3, 4, 5, 60].map((round) => pauseBefore(round, 0.5))).toEqual([
    2000, 5000, 15_000, 30_000, 60_000, 60_000, 60_000,
  ]);
});

it('does not let all tabs knock at once', () => {
  expect([pauseBefore(1, 0), pauseBefore(1, 1)]).toEqual([4000, 6000]);
});
