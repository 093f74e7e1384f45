import { describe, expect, it } from 'vitest';
import {
  addMinutes,
  clockOf,
  durationText,
  isClockTime,
  minutesOf,
  parseSlots,
  SLOTS,
  slotsFrom,
  slotsText,
} from './clock.ts';

describe('times of day', () => {
  it('counts minutes and wraps around midnight', () => {
    expect(minutesOf('10:30')).toBe(630);
    expect(clockOf(-25)).toBe('23:35');
    expect(clockOf(552.5)).toBe('09:12');
    expect(addMinutes('23:50', 15)).toBe('00:05');
  });

  it.each(['24:00', '9:30', '10:60', ''])('refuses %j', (text) => {
    expect(isClockTime(text)).toBe(false);
    expect(() => minutesOf(text)).toThrow(RangeError);
  });
});

describe('availability slots', () => {
  it('cuts the day in six slots of two hours', () => {
    expect(SLOTS.map(({ from, to }) => `${from}-${to}`)).toEqual([
      '07:00-09:00',
      '09:00-11:00',
      '11:00-13:00',
      '13:00-15:00',
      '15:00-17:00',
      '17:00-19:00',
    ]);
  });

  it('keeps known slots once and in order', () => {
    expect(parseSlots('3, 0,3,9,x')).toEqual([0, 3]);
    expect(parseSlots(null)).toEqual([]);
    expect(slotsText([5, 1, 1])).toBe('1,5');
  });

  it.each([
    ['06:00', [0, 1, 2, 3, 4, 5]],
    ['09:00', [1, 2, 3, 4, 5]],
    ['10:59', [1, 2, 3, 4, 5]],
    ['18:59', [5]],
    ['19:00', []],
  ])('finds the slots of a day from %s on', (from, slots) => {
    expect(slotsFrom(from)).toEqual(slots);
  });
});

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
