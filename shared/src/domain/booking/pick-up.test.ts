import { describe, expect, it } from 'vitest';
import { isDayBefore, pickUpDate, pickUpTime } from './pick-up.ts';

describe('golden case 2: pick-up time', () => {
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

it('recognises a stored pick-up of the day before by its being later than the appointment', () => {
  expect(isDayBefore('23:35', '00:20')).toBe(true);
  expect(isDayBefore('00:00', '00:20')).toBe(false);
  expect(isDayBefore(null, '00:20')).toBe(false);
  expect(pickUpDate('2026-03-01', '23:35', '00:20')).toBe('2026-02-28');
  expect(pickUpDate('2026-03-01', '09:13', '10:00')).toBe('2026-03-01');
});
