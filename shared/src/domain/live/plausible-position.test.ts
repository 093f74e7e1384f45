import { expect, it } from 'vitest';
import { isInReach, isPlausibleMove } from './position-state.ts';

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
