import { afterEach, describe, expect, it, vi } from 'vitest';
import { brusselsInstant, brusselsInstants, existingTime, isSkippedTime } from './instant.ts';

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
});

describe('the hour that the clock skips', () => {
  it.each([
    ['2026-03-29', '01:59', false],
    ['2026-03-29', '02:00', true],
    ['2026-03-29', '02:59', true],
    ['2026-03-29', '03:00', false],
    ['2027-03-28', '02:30', true],
    ['2027-03-29', '02:30', false],
    ['2026-10-25', '02:30', false],
  ])('%s %s is skipped: %s', (date, time, skipped) => {
    expect(isSkippedTime(date, time)).toBe(skipped);
  });

  it('reads a skipped time as the hour after', () => {
    expect(existingTime('2026-03-29', '02:30')).toBe('03:30');
    expect(existingTime('2026-03-28', '02:30')).toBe('02:30');
  });
});
