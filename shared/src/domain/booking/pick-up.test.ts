import { describe, expect, it } from 'vitest';
import { isDayBefore, pickUpDate, pickUpTime } from './pick-up.ts';

describe('pick-up time (specification/bookings.md#pick-up-time)', () => {
  it.each([
    ['to', '10:00', 1920, '09:13', false],
    ['to', '10:00', 1950, '09:12', false],
    ['simple', '10:00', 1950, '09:12', false],
    ['back', '10:00', 1950, '10:00', false],
    ['to', '00:20', 1800, '23:35', true],
    ['to', '00:45', 1800, '00:00', false],
  ] as const)('%s at %s, %i s: %s', (type, appointment, seconds, time, dayBefore) => {
    expect(pickUpTime(type, appointment, seconds)).toEqual({ time, dayBefore });
  });
});

describe('the pick-up time across a change of the clock', () => {
  it.each([
    ['2026-03-29', '03:15', 1620, '01:33', false],
    ['2027-03-28', '03:15', 1620, '01:33', false],
    ['2026-03-29', '03:42', 1620, '03:00', false],
    ['2026-03-29', '03:41', 1620, '01:59', false],
    ['2026-03-29', '00:20', 1800, '23:35', true],
    ['2026-03-30', '00:20', 1800, '23:35', true],
    ['2026-10-25', '03:15', 1620, '02:33', false],
    ['2026-10-25', '03:15', 5100, '02:35', false],
    ['2026-10-25', '03:15', 6900, '02:05', false],
    ['2026-10-25', '04:00', 9000, '02:15', false],
    ['2026-10-25', '02:30', 1620, '01:48', false],
    ['2026-10-25', '00:20', 1800, '23:35', true],
  ])('%s at %s, %i s: %s', (date, appointment, seconds, time, dayBefore) => {
    expect(pickUpTime('to', appointment, seconds, date)).toEqual({ time, dayBefore });
  });

  it('the pick-up time across a change of the clock stays the appointment on a return', () => {
    expect(pickUpTime('back', '03:15', 1620, '2026-03-29')).toEqual({ time: '03:15', dayBefore: false });
  });
});

it('recognises a stored pick-up of the day before by its being later than the appointment', () => {
  expect(isDayBefore('23:35', '00:20')).toBe(true);
  expect(isDayBefore('00:00', '00:20')).toBe(false);
  expect(isDayBefore(null, '00:20')).toBe(false);
  expect(pickUpDate('2026-03-01', '23:35', '00:20')).toBe('2026-02-28');
  expect(pickUpDate('2026-03-01', '09:13', '10:00')).toBe('2026-03-01');
});
