import { describe, expect, it } from 'vitest';
import { parseSlots, SLOTS, slotsOfTrip, slotsText } from './slots.ts';

describe('availability slots', () => {
  it('cuts the day in six slots of two hours', () => {
    expect(SLOTS.map(({ from, to }) => `${from}-${to}`)).toEqual([
      '07:00-09:00',
      '09:00-11:00',
      '11:00-13:00',
      '13:00-15:00',
      '15:00-17:00',
      '17:00-19:00',
    ]);
  });

  it('keeps known slots once and in order', () => {
    expect(parseSlots('3, 0,3,9,x')).toEqual([0, 3]);
    expect(parseSlots(null)).toEqual([]);
    expect(slotsText([5, 1, 1])).toBe('1,5');
  });

  it.each([
    ['08:30', '09:30', [0, 1]],
    ['09:00', '09:00', [1]],
    ['09:00', '11:00', [1]],
    ['05:00', '06:30', []],
    ['23:35', '07:20', [0]],
  ])('finds the slots of a trip from %s to %s', (from, to, slots) => {
    expect(slotsOfTrip(from, to)).toEqual(slots);
  });
});
