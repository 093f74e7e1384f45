import { describe, expect, it } from 'vitest';
import { brusselsInstant, brusselsNow, brusselsToday } from './brussels.ts';

describe('the clock in Brussels', () => {
  it.each([
    ['2026-01-15T23:30:00Z', '2026-01-16', '00:30'],
    ['2026-07-15T21:59:00Z', '2026-07-15', '23:59'],
    ['2026-07-15T22:00:00Z', '2026-07-16', '00:00'],
  ])('reads %s', (instant, date, time) => {
    expect(brusselsNow(new Date(instant))).toEqual({ date, time });
    expect(brusselsToday(new Date(instant))).toBe(date);
  });

  it.each([
    ['2026-01-15', '08:00', '2026-01-15T07:00:00.000Z'],
    ['2026-07-15', '08:00', '2026-07-15T06:00:00.000Z'],
    ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
  ])('gives the instant of %s %s', (date, time, expected) => {
    expect(brusselsInstant(date, time).toISOString()).toBe(expected);
  });
});
