import { describe, expect, it } from 'vitest';
import { weekdayOf } from '../time/date.ts';
import { MOST_STANDING_DATES, standingOrderDates } from './standing-order.ts';

const rule = { start: '2026-04-01', until: '2026-04-15', weekdays: [1, 3, 5], withoutHolidays: false };

describe('the days of a standing order', () => {
  it('lists the weekdays of a standing order from the first to the last day, both included', () => {
    expect(standingOrderDates(rule)).toEqual({
      dates: ['2026-04-01', '2026-04-03', '2026-04-06', '2026-04-08', '2026-04-10', '2026-04-13', '2026-04-15'],
      skipped: [],
      truncated: false,
    });
  });

  it('skips public holidays of a standing order, and names them', () => {
    const { dates, skipped } = standingOrderDates({ ...rule, withoutHolidays: true });
    expect(dates).not.toContain('2026-04-06');
    expect(skipped).toEqual([{ date: '2026-04-06', name: 'easterMonday' }]);
  });

  it('names no holiday of a weekday that the standing order does not have', () => {
    expect(standingOrderDates({ ...rule, weekdays: [2], withoutHolidays: true }).skipped).toEqual([]);
  });

  it('continues a standing order over the turn of the year', () => {
    const { dates, skipped } = standingOrderDates({
      start: '2026-12-24',
      until: '2027-01-02',
      weekdays: [5],
      withoutHolidays: true,
    });
    expect([dates, skipped.map(({ name }) => name)]).toEqual([[], ['christmas', 'newYear']]);
  });

  it.each([
    ['no weekday', { ...rule, weekdays: [] }],
    ['weekdays there are none of', { ...rule, weekdays: [0, 8] }],
    ['a last day before the first', { ...rule, until: '2026-03-31' }],
  ])('are none with %s', (_, given) => {
    expect(standingOrderDates(given).dates).toEqual([]);
  });

  it('truncates a standing order at the most dates of a call, and reports it', () => {
    const { dates, truncated } = standingOrderDates({ ...rule, weekdays: [1, 2, 3, 4, 5, 6, 7], until: '9999-12-31' });
    expect([dates.length, truncated]).toEqual([MOST_STANDING_DATES, true]);
    expect(standingOrderDates({ ...rule, weekdays: [1, 2, 3, 4, 5, 6, 7], until: dates.at(-1) ?? '' }).truncated).toBe(
      false,
    );
  });

  it.each([{ start: '2026-02-30' }, { until: '31/12/2026' }])(
    'lists no days of a standing order for an invalid date: %j',
    (wrong) => {
      expect(() => standingOrderDates({ ...rule, ...wrong })).toThrow(RangeError);
    },
  );

  it('lists the days of a standing order ascending, each once, on its weekdays only', () => {
    for (const weekdays of [[1], [2, 4], [6, 7], [1, 2, 3, 4, 5]]) {
      const { dates } = standingOrderDates({
        start: '2025-11-07',
        until: '2026-11-07',
        weekdays,
        withoutHolidays: true,
      });
      expect(dates).toEqual([...new Set(dates)].sort());
      expect(new Set(dates.map(weekdayOf))).toEqual(new Set(weekdays));
    }
  });
});
