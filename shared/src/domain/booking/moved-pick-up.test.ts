import { expect, it } from 'vitest';
import { movedPickUp } from './moved-pick-up.ts';

const trip = { ap_date: '2026-03-22', ap_time: '03:15', pick_time: '02:33' };

it.each([
  [trip, '2026-03-22', '10:00', '09:18'],
  [trip, '2026-03-29', '03:15', '01:33'],
  [{ ...trip, ap_date: '2026-03-29', pick_time: '01:33' }, '2026-03-22', '03:15', '02:33'],
  [trip, '2026-03-29', '03:50', '03:08'],
  [{ ...trip, pick_time: '01:33' }, '2026-10-25', '03:15', '02:33'],
  [{ ...trip, ap_time: '00:20', pick_time: '23:40' }, '2026-03-22', '23:50', '23:10'],
  [{ ...trip, ap_time: '00:20', pick_time: '23:40' }, '2026-03-29', '03:10', '01:30'],
])('moves the pick-up of %j to %s %s along: %s', (before, date, time, pickUp) => {
  expect(movedPickUp(before, date, time)).toBe(pickUp);
});

it('leaves an unknown pick-up unknown', () => {
  expect(movedPickUp({ ...trip, pick_time: null }, '2026-03-29', '03:15')).toBeNull();
});
