import { expect, it } from 'vitest';
import { positionState } from './position-state.ts';

const now = new Date('2026-03-10T09:00:00Z');

it.each([
  ['2026-03-10T08:59:30Z', false, 'in_vehicle', 'driving'],
  ['2026-03-10T08:59:30Z', false, null, 'driving'],
  ['2026-03-10T08:59:30Z', true, 'in_vehicle', 'charged'],
  ['2026-03-10T08:59:30Z', false, 'on_foot', 'onFoot'],
  ['2026-03-10T08:59:30Z', false, 'walking', 'onFoot'],
  ['2026-03-10T08:59:30Z', true, 'on_foot', 'charged'],
  ['2026-03-10T08:57:00Z', true, 'on_foot', 'stale'],
] as const)('a position of %s, charged %s, %s is %s', (time, charged, activity, state) => {
  expect(positionState({ time, charged, activity }, 60, now)).toBe(state);
});
