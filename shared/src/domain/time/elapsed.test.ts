import { describe, expect, it } from 'vitest';
import { elapsedMinutes, midnightOf, minutesAfter, wallMinutes } from './elapsed.ts';

const at = (hours: number, minutes = 0) => hours * 60 + minutes;

describe('minutes that pass on a day', () => {
  it.each([
    ['an ordinary day', '2026-03-10', at(3, 15), at(3, 15)],
    ['the night of spring, before the change', '2026-03-29', at(1, 59), at(1, 59)],
    ['the night of spring, after it', '2026-03-29', at(3, 15), at(2, 15)],
    ['the evening before the change of spring', '2026-03-29', -at(1), -at(1)],
    ['the morning after, seen from the day before', '2026-03-28', at(24 + 3, 15), at(24 + 2, 15)],
    ['the night of autumn, before the change', '2026-10-25', at(1, 59), at(1, 59)],
    ['the hour of autumn that comes twice, which is the first', '2026-10-25', at(2, 30), at(2, 30)],
    ['the night of autumn, after it', '2026-10-25', at(3, 15), at(4, 15)],
    ['the end of the day of 25 hours', '2026-10-25', at(24), at(25)],
  ])('counts %s', (_, date, wall, elapsed) => {
    expect(elapsedMinutes(date, wall)).toBe(elapsed);
    expect(wallMinutes(date, elapsed)).toBe(wall);
  });

  it.each([
    ['2026-03-10', '01:30', 90, at(3)],
    ['2026-03-29', '01:30', 90, at(4)],
    ['2026-03-29', '03:15', -42, at(1, 33)],
    ['2026-03-29', '00:10', -20, -10],
    ['2026-10-25', '01:30', 90, at(2)],
    ['2026-10-25', '03:15', -42, at(2, 33)],
    ['2026-10-25', '03:15', -100, at(2, 35)],
    ['2026-10-25', '23:30', 60, at(24, 30)],
  ])('moves on from %s %s by %i minutes', (date, time, minutes, wall) => {
    expect(minutesAfter(date, time, minutes)).toBe(wall);
  });

  it('shows the hour that comes twice two times', () => {
    expect([at(2, 30), at(3, 30), at(4, 30)].map((elapsed) => wallMinutes('2026-10-25', elapsed))).toEqual([
      at(2, 30),
      at(2, 30),
      at(3, 30),
    ]);
  });

  it('counts 23 hours on the day of the clock change in spring and 25 in autumn', () => {
    const hours = (date: string, next: string) => (midnightOf(next) - midnightOf(date)) / 60;
    expect(hours('2026-03-29', '2026-03-30')).toBe(23);
    expect(hours('2026-10-25', '2026-10-26')).toBe(25);
    expect(hours('2026-03-10', '2026-03-11')).toBe(24);
  });
});
