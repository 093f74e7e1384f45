import { describe, expect, it } from 'vitest';
import { addMinutes, clockOf, isClockTime, minutesOf } from './clock.ts';

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
