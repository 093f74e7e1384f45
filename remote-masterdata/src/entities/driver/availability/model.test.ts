import { describe, expect, it } from 'vitest';
import { changedDays, dayState, daysOfMonth, painted, paintDays, rulesOf, unmarkDay } from './model.ts';
import type { Canvas } from './model.ts';

const ALL = '0,1,2,3,4,5';
const rules = rulesOf({
  weekdays: ['', '0,1', '', '', '', ALL, ALL],
  leave: [{ startDate: '2026-07-01', endDate: '2026-07-15', reason: '' }],
});
const canvas = (marks = {}): Canvas => ({ marks, rules });

describe('the days of a month', () => {
  it('fills the month up to whole weeks, Monday to Sunday', () => {
    const days = daysOfMonth('2026-03-10');
    expect([days[0], days.at(-1), days.length]).toEqual(['2026-02-23', '2026-04-05', 42]);
    expect(daysOfMonth('2027-02-01')).toHaveLength(28);
  });
});

describe('marking slots', () => {
  it('marks and frees slots, sorted and without duplicates', () => {
    expect(painted([3], [5, 3, 0], true)).toEqual([0, 3, 5]);
    expect(painted([0, 3, 5], [3, 4], false)).toEqual([0, 5]);
  });

  it('marks slots of several days at once', () => {
    expect(paintDays(canvas(), ['2026-06-08', '2026-06-10'], [2, 3], true)).toEqual({
      '2026-06-08': '2,3',
      '2026-06-10': '2,3',
    });
  });

  it('adds marks to the slots of the weekly pattern', () => {
    expect(paintDays(canvas(), ['2026-06-09'], [5], true)).toEqual({ '2026-06-09': '0,1,5' });
  });

  it('stores a day as free when it is cleared against the pattern', () => {
    expect(paintDays(canvas(), ['2026-06-13'], [0, 1, 2, 3, 4, 5], false)).toEqual({ '2026-06-13': '' });
  });

  it('removes the mark of a day that equals the pattern again', () => {
    expect(paintDays(canvas({ '2026-06-08': '2' }), ['2026-06-08'], [2], false)).toEqual({});
    expect(paintDays(canvas({ '2026-06-13': '' }), ['2026-06-13'], [0, 1, 2, 3, 4, 5], true)).toEqual({});
  });

  it('saves nothing for a day that is changed back', () => {
    const before = { '2026-06-08': '2' };
    const once = paintDays(canvas(before), ['2026-06-08'], [3], true);
    expect(changedDays(before, once)).toEqual([{ date: '2026-06-08', available: '2,3' }]);
    expect(changedDays(before, paintDays(canvas(once), ['2026-06-08'], [3], false))).toEqual([]);
  });

  it('saves a day with a removed mark', () => {
    expect(changedDays({ '2026-06-08': '2', '2026-06-09': '' }, { '2026-06-09': '' })).toEqual([
      { date: '2026-06-08', available: null },
    ]);
  });
});

describe('state of a day', () => {
  it('shows a day by its own marks, else by the rules', () => {
    expect(dayState('2026-07-03', canvas())).toEqual({ slots: [0, 1, 2, 3, 4, 5], isOwn: false });
    expect(dayState('2026-07-03', canvas({ '2026-07-03': '1' }))).toEqual({ slots: [1], isOwn: true });
    expect(dayState('2026-07-03', canvas({ '2026-07-03': '' }))).toEqual({ slots: [], isOwn: true });
  });

  it('applies the rules to a day again once its mark is removed', () => {
    const marks = unmarkDay({ '2026-06-08': '2', '2026-06-13': '5' }, '2026-06-13');
    expect(marks).toEqual({ '2026-06-08': '2' });
    expect(dayState('2026-06-13', canvas(marks))).toEqual({ slots: [0, 1, 2, 3, 4, 5], isOwn: false });
  });

  it('ignores a leave with only one typed date', () => {
    const typed = rulesOf({
      weekdays: ['', '', '', '', '', '', ''],
      leave: [{ startDate: '2026-06-08', endDate: null, reason: '' }],
    });
    expect(dayState('2026-06-08', { marks: {}, rules: typed }).slots).toEqual([]);
  });
});
