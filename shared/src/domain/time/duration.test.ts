import { expect, it } from 'vitest';
import { durationText } from './duration.ts';

it.each([
  [3600, '60 mins'],
  [3660, '1 h 1'],
  [3601, '1 h 0'],
  [7259, '2 h 1'],
  [1920, '32 mins'],
  [0, '0 mins'],
])('%i s are %s (specification/formats.md#money-and-time)', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});
