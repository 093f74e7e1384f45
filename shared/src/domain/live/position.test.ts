import { expect, it, describe } from 'vitest';
import {
  positionState,
  isStalePosition,
  positionAge,
  isPositionDays,
  positionDays,
  isInReach,
  isPlausibleMove,
  shownSpeed,
} from './position.ts';

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

describe('the age of a position', () => {
  it('gives the age of a position in seconds, never negative', () => {
    expect(positionAge('2026-03-10T08:59:00Z', now)).toBe(60);
    expect(positionAge('2026-03-10T09:00:30Z', now)).toBe(0);
  });

  it('makes it stale beyond twice the refresh time', () => {
    expect(isStalePosition('2026-03-10T08:58:00Z', 60, now)).toBe(false);
    expect(isStalePosition('2026-03-10T08:57:59Z', 60, now)).toBe(true);
  });
});

it.each([
  ['30', 30],
  ['90', 90],
  ['60', 60],
  ['29', 60],
  ['91', 60],
  ['365', 60],
  ['45.5', 60],
  ['060', 60],
  ['', 60],
  [null, 60],
  [undefined, 60],
])('keeps positions for the days of the setting %s: %d', (value, days) => {
  expect(positionDays(value)).toBe(days);
});

it('accepts whole days from 30 to 90 only', () => {
  expect(['30', '60', '90'].map(isPositionDays)).toEqual([true, true, true]);
  expect(['29', '91', '060', '6', '', null].map(isPositionDays)).toEqual([false, false, false, false, false, false]);
});

it.each([
  ['Arlon', 49.68, 5.81, true],
  ['Lourdes', 43.09, -0.05, true],
  ['Warsaw', 52.23, 21.01, true],
  ['a phone without GPS', 0, 0, false],
  ['latitude and longitude swapped', 4.35, 50.85, false],
  ['New York', 40.71, -74.0, false],
])('%s is a place where a car can be: %s %s %s', (_, latitude, longitude, expected) => {
  expect(isInReach({ latitude, longitude })).toBe(expected);
});

it.each([
  ['Brussels to Antwerp within a second, as cell towers say', 51.22, 4.4, 1, true],
  ['Brussels to Marseille within a minute', 43.3, 5.37, 60, false],
  ['a position of before that comes later', 43.3, 5.37, -60, false],
  ['Brussels to Marseille after ten minutes without a position', 43.3, 5.37, 600, true],
])('a move is plausible or not: %s', (_, latitude, longitude, seconds, expected) => {
  const at = Date.parse('2026-11-27T09:00:00Z');
  const from = { latitude: 50.85, longitude: 4.35, time: new Date(at).toISOString() };
  expect(isPlausibleMove(from, { latitude, longitude, time: new Date(at + seconds * 1000).toISOString() })).toBe(
    expected,
  );
});

it.each([
  [3.4, 12.2],
  [1, undefined],
  [0, undefined],
  [1.1, 4],
])('%d m/s shows %s km/h (specification/live.md#markers)', (speed, shown) => {
  expect(shownSpeed(speed)).toBe(shown);
});
