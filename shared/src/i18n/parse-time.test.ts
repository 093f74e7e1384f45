import { expect, it } from 'vitest';
import { parseTime } from './parse-time.ts';

it.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9h30', '09:30'],
  ['9H', '09:00'],
  ['9:30', '09:30'],
  ['9.30', '09:30'],
  ['14', '14:00'],
  [' 23:59 ', '23:59'],
  ['0', '00:00'],
])('reads the time %j as %s', (text, time) => {
  expect(parseTime(text)).toBe(time);
});

it.each(['24', '24:00', '960', '9:5', '12345', '9 AM', '2:30pm', '', 'midi', '-1'])('refuses %j', (text) => {
  expect(parseTime(text)).toBeUndefined();
});
