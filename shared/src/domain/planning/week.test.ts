import { describe, expect, it } from 'vitest';
import { addDays, eachDay } from '../time/date.ts';
import { copyWeek, slotRanges } from './effective-slots.ts';

const week = eachDay('2026-12-14', '2026-12-20').map((date, index) => ({ date, slots: index > 4 ? [0, 1, 2] : [] }));

describe('copying a week', () => {
  it('fills the weeks that follow, weekday by weekday, free days too', () => {
    const { days, holidays } = copyWeek(week, 1, true);
    expect(days).toHaveLength(6);
    expect(days.slice(-2)).toEqual([
      { date: '2026-12-26', available: '0,1,2' },
      { date: '2026-12-27', available: '0,1,2' },
    ]);
    expect(days[0]).toEqual({ date: '2026-12-21', available: '' });
    expect(holidays).toEqual(['2026-12-25']);
  });

  it('leaves public holidays as they are, unless they are to be copied too', () => {
    const dates = (skips: boolean) => copyWeek(week, 2, skips).days.map(({ date }) => date);
    expect(dates(true)).not.toContain('2027-01-01');
    expect(dates(false)).toEqual(eachDay('2026-12-21', addDays('2026-12-21', 13)));
  });
});

describe('unavailable times of a driver', () => {
  it.each([
    [[], []],
    [[0], ['07:00–09:00']],
    [
      [0, 1, 4],
      ['07:00–11:00', '15:00–17:00'],
    ],
    [[0, 1, 2, 3, 4, 5], ['07:00–19:00']],
  ])('with the slots %j marked are %j', (slots, expected) => {
    expect(slotRanges(slots).map(({ from, to }) => `${from}–${to}`)).toEqual(expected);
  });
});
