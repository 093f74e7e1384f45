import { describe, expect, it } from 'vitest';
import { recurringDates } from './recurring-dates.ts';

describe('recurring dates', () => {
  it('are the chosen days of the week, both ends included', () => {
    expect(recurringDates({ start: '2026-03-02', end: '2026-03-16', weekdays: [1, 3] })).toEqual([
      '2026-03-02',
      '2026-03-04',
      '2026-03-09',
      '2026-03-11',
      '2026-03-16',
    ]);
  });

  it('are none without a day of the week, or when the end precedes the start', () => {
    expect(recurringDates({ start: '2026-03-02', end: '2026-03-16', weekdays: [] })).toEqual([]);
    expect(recurringDates({ start: '2026-03-16', end: '2026-03-02', weekdays: [1] })).toEqual([]);
  });
});
