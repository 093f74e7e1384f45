import { describe, expect, it } from 'vitest';
import { effectiveSlots, parseWeekdays } from './effective-slots.ts';

const rules = {
  weekdays: parseWeekdays(['', '0,1', '', '', '', '0,1,2,3,4,5', '0,1,2,3,4,5']),
  leave: [{ startDate: '2026-07-01', endDate: '2026-07-15' }],
};

describe('unavailability of a driver', () => {
  it.each([
    ['2026-06-08', []],
    ['2026-06-09', [0, 1]],
    ['2026-06-13', [0, 1, 2, 3, 4, 5]],
    ['2026-07-01', [0, 1, 2, 3, 4, 5]],
    ['2026-07-15', [0, 1, 2, 3, 4, 5]],
    ['2026-07-16', []],
  ])('on %s follows weekday and leave', (date, slots) => {
    expect(effectiveSlots(date, undefined, rules)).toEqual(slots);
  });

  it('the unavailability of a driver is the marks of the day, also when they are empty', () => {
    expect(effectiveSlots('2026-07-01', [], rules)).toEqual([]);
    expect(effectiveSlots('2026-06-09', [5], rules)).toEqual([5]);
  });

  it('a driver is always available without rules', () => {
    expect(effectiveSlots('2026-06-13', undefined, undefined)).toEqual([]);
  });
});
