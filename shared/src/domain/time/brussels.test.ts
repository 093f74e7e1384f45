import { describe, expect, it } from 'vitest';
import { brusselsNow, brusselsToday } from './brussels.ts';

describe('the clock in Brussels', () => {
  it.each([
    ['2026-01-15T23:30:00Z', '2026-01-16', '00:30'],
    ['2026-07-15T21:59:00Z', '2026-07-15', '23:59'],
    ['2026-07-15T22:00:00Z', '2026-07-16', '00:00'],
  ])('reads %s', (instant, date, time) => {
    expect(brusselsNow(new Date(instant))).toEqual({ date, time });
    expect(brusselsToday(new Date(instant))).toBe(date);
  });
});
