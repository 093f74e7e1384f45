import { expect, it } from 'vitest';
import { shownSpeed } from './position-state.ts';

it.each([
  [3.4, 12.2],
  [1, undefined],
  [0, undefined],
  [1.1, 4],
])('%d m/s shows %s km/h (specification/live.md#markers)', (speed, shown) => {
  expect(shownSpeed(speed)).toBe(shown);
});
