import { describe, expect, it } from 'vitest';
import { bookedDays, leftOut, standingDays, withChosen } from './standing-days.ts';

const rule = { start: '2026-12-18', until: '2027-01-08', weekdays: [5], withoutHolidays: true };

describe('the days of a standing order', () => {
  it('are told in order, with the holidays that are left out', () => {
    expect(standingDays(rule).days).toEqual([
      { date: '2026-12-18' },
      { date: '2026-12-25', holiday: 'christmas' },
      { date: '2027-01-01', holiday: 'newYear' },
      { date: '2027-01-08' },
    ]);
  });

  it('are all of them when holidays count', () => {
    expect(standingDays({ ...rule, withoutHolidays: false }).days.map(({ holiday }) => holiday)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('join those chosen by hand, without holidays and without what was taken out', () => {
    const days = withChosen(standingDays(rule).days, ['2026-12-20', '2026-12-18']);
    expect(days.filter(({ isExtra }) => isExtra)).toEqual([{ date: '2026-12-20', isExtra: true }]);
    expect(bookedDays(days, new Set(['2027-01-08']))).toEqual(['2026-12-18', '2026-12-20']);
  });

  it('are none as long as it falls on no day, whatever was chosen by hand', () => {
    expect(withChosen(standingDays({ ...rule, weekdays: [] }).days, ['2026-12-20'])).toEqual([]);
  });

  it('leave out the day it begins on when it does not fall on it, but no days that were chosen one by one', () => {
    const begin = ['2026-12-16'];
    expect(leftOut(withChosen(standingDays(rule).days, begin), begin)).toEqual(begin);
    const chosen = [...begin, '2026-12-17'];
    expect(leftOut(withChosen(standingDays(rule).days, chosen), chosen)).toEqual([]);
    expect(leftOut(withChosen(standingDays(rule).days, ['2026-12-18']), ['2026-12-18'])).toEqual([]);
  });

  it('are not booked on a holiday, also when it is the day it begins on', () => {
    const start = '2026-11-11';
    const days = withChosen(standingDays({ start, until: '2026-11-25', weekdays: [3], withoutHolidays: true }).days, [
      start,
    ]);
    expect(bookedDays(days, new Set())).toEqual(['2026-11-18', '2026-11-25']);
  });

  it('are as many as one save may hold', () => {
    const { days, truncated } = standingDays({
      start: '2026-01-01',
      until: '2028-12-31',
      weekdays: [1, 2, 3, 4, 5],
      withoutHolidays: false,
    });
    expect([bookedDays(withChosen(days, ['2025-12-31', '2026-01-03']), new Set()).length, truncated]).toEqual([
      400,
      true,
    ]);
  });
});
