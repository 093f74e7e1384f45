import { describe, expect, it, afterEach, vi } from 'vitest';
import { brusselsNow, brusselsToday } from './brussels.ts';
import { brusselsInstant, brusselsInstants, comesTwice, existingTime } from './instant.ts';

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

afterEach(() => vi.useRealTimers());

describe.each(['2026-01-10T12:00:00Z', '2026-07-10T12:00:00Z'])('instants in Brussels, asked on %s', (now) => {
  it.each([
    ['2026-01-15', '08:00', '2026-01-15T07:00:00.000Z'],
    ['2026-07-15', '08:00', '2026-07-15T06:00:00.000Z'],
    ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    ['2027-03-28', '02:00', '2027-03-28T01:00:00.000Z'],
    ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
  ])('gives the instant of %s %s', (date, time, expected) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
    expect(brusselsInstant(date, time).toISOString()).toBe(expected);
  });
});

it('gives both instants of the hour that comes twice', () => {
  expect(brusselsInstants('2026-10-25', '02:30').map((at) => at.toISOString())).toEqual([
    '2026-10-25T00:30:00.000Z',
    '2026-10-25T01:30:00.000Z',
  ]);
  expect(brusselsInstants('2026-10-25', '01:59')).toHaveLength(1);
  expect(['01:59', '02:00', '02:59', '03:00'].map((time) => comesTwice('2026-10-25', time))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

describe('the hour that the clock skips', () => {
  it.each([
    ['2026-03-29', '01:59', '01:59'],
    ['2026-03-29', '02:00', '03:00'],
    ['2026-03-29', '02:59', '03:59'],
    ['2026-03-29', '03:00', '03:00'],
    ['2027-03-28', '02:30', '03:30'],
    ['2027-03-29', '02:30', '02:30'],
    ['2026-10-25', '02:30', '02:30'],
  ])('reads %s %s as %s', (date, time, shown) => {
    expect(existingTime(date, time)).toBe(shown);
  });
});
