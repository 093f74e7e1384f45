import { describe, expect, it } from 'vitest';
import { allDays, standingDays } from './standing-days.ts';

const rule = { start: '2026-12-18', until: '2027-01-08', weekdays: [5], withoutHolidays: true };

describe('the days of a standing order', () => {
  it('are told in order, with the holidays that are left out', () => {
    expect(standingDays(rule).days).toEqual([{ date: '2026-12-18' }, { date: '2026-12-25', holiday: 'christmas' }, { date: '2027-01-01', holiday: 'newYear' }, { date: '2027-01-08' }]);
  });

  it('are all of them when holidays count', () => {
    expect(standingDays({ ...rule, withoutHolidays: false }).days.map(({ holiday }) => holiday)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('join those chosen by hand, without holidays and without what was taken out', () => {
    expect(allDays(['2026-12-20', '2026-12-18'], standingDays(rule).days, new Set(['2027-01-08']))).toEqual(['2026-12-18', '2026-12-20']);
  });

  it('are as many as one save may hold', () => {
    const { days, truncated } = standingDays({ start: '2026-01-01', until: '2028-12-31', weekdays: [1, 2, 3, 4, 5], withoutHolidays: false });
    expect([allDays([], days, new Set()).length, truncated]).toEqual([400, true]);
  });
});
