import { describe, expect, it } from 'vitest';
import { bookedDays, leftOut, standingDays, withChosen, repeatedTimes } from './booking-dates.ts';
import { newValues } from './booking-values.ts';

const rule = { start: '2026-12-18', until: '2027-01-08', weekdays: [5], withoutHolidays: true };

describe('the days of a standing order', () => {
  it('lists the days of a standing order in order, with the holidays it skips', () => {
    expect(standingDays(rule).days).toEqual([
      { date: '2026-12-18' },
      { date: '2026-12-25', holiday: 'christmas' },
      { date: '2027-01-01', holiday: 'newYear' },
      { date: '2027-01-08' },
    ]);
  });

  it('lists holidays as days of a standing order when they are not skipped', () => {
    expect(standingDays({ ...rule, withoutHolidays: false }).days.map(({ holiday }) => holiday)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('books the days of a standing order and those chosen by hand, without holidays and removed days', () => {
    const days = withChosen(standingDays(rule).days, ['2026-12-20', '2026-12-18']);
    expect(days.filter(({ isExtra }) => isExtra)).toEqual([{ date: '2026-12-20', isExtra: true }]);
    expect(bookedDays(days, new Set(['2027-01-08']))).toEqual(['2026-12-18', '2026-12-20']);
  });

  it('lists no days while a standing order falls on none', () => {
    expect(withChosen(standingDays({ ...rule, weekdays: [] }).days, ['2026-12-20'])).toEqual([]);
  });

  it('skips the first day when a standing order does not fall on it, but no days chosen one by one', () => {
    const begin = ['2026-12-16'];
    expect(leftOut(withChosen(standingDays(rule).days, begin), begin)).toEqual(begin);
    const chosen = [...begin, '2026-12-17'];
    expect(leftOut(withChosen(standingDays(rule).days, chosen), chosen)).toEqual([]);
    expect(leftOut(withChosen(standingDays(rule).days, ['2026-12-18']), ['2026-12-18'])).toEqual([]);
  });

  it('books no holiday, not even as the first day of a standing order', () => {
    const start = '2026-11-11';
    const days = withChosen(standingDays({ start, until: '2026-11-25', weekdays: [3], withoutHolidays: true }).days, [
      start,
    ]);
    expect(bookedDays(days, new Set())).toEqual(['2026-11-18', '2026-11-25']);
  });

  it('books no more days of a standing order than one save may hold', () => {
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

const form = { ...newValues({}, '2026-10-25'), ap_time: '03:15', pick_time: '02:33' };

it.each([
  ['on its day', form, [false, true]],
  ['on one of its days', { ...form, dates: ['2026-10-18', '2026-10-25'], ap_time: '02:59' }, [true, true]],
  ['on the evening before', { ...form, dates: ['2026-10-26'], ap_time: '00:20' }, [false, true]],
  ['on no other day', { ...form, dates: ['2026-10-18'] }, [false, false]],
  ['on the day of an existing booking', { ...form, dates: [], ap_date: '2026-10-25' }, [false, true]],
  ['never without a time', { ...form, ap_time: null, pick_time: null }, [false, false]],
] as const)('a time comes twice %s', (_, values, [appointment, pickUp]) => {
  expect(repeatedTimes({ ...values, dates: [...values.dates] })).toEqual({ ap_time: appointment, pick_time: pickUp });
});
