import { describe, expect, it } from 'vitest';
import { isDayBefore, pickUpDate, pickUpTime, computedPickUp, movedPickUp } from './pick-up.ts';

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

  it('the pick-up time of a return stays its appointment across a clock change', () => {
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

const leg = (duration: number) => ({ trip: { price: 2, distance: 3, duration } });
const distance = JSON.stringify({ to: [leg(600), leg(1950)], back: [], simple: [], totals: {} });

describe('the stored pick-up time of a booking', () => {
  it.each([
    ['to', '10:00', distance, '09:12'],
    ['simple', '10:00', distance, '09:12'],
    ['back', '10:00', null, '10:00'],
  ] as const)('%s at %s', (type, ap_time, text, time) => {
    expect(computedPickUp({ type, ap_time, distance: text })?.time).toBe(time);
  });

  it('computes a pick-up from the loaded leg alone, also on the day before', () => {
    expect(computedPickUp({ type: 'to', ap_time: '00:20', distance })).toEqual({ time: '23:32', dayBefore: true });
  });

  it('counts elapsed minutes in the night of a clock change', () => {
    const trip = { type: 'to', ap_time: '03:15', distance } as const;
    expect(computedPickUp({ ...trip, ap_date: '2026-03-29' })?.time).toBe('01:27');
    expect(computedPickUp({ ...trip, ap_date: '2026-03-28' })?.time).toBe('02:27');
    expect(computedPickUp(trip)?.time).toBe('02:27');
  });

  it.each([
    ['the appointment', 'to', null, distance],
    ['the route', 'to', '10:00', null],
    ['the loaded leg', 'to', '10:00', JSON.stringify({ to: [leg(600)], totals: {} })],
    ['anything that can be read', 'to', '10:00', '{'],
  ] as const)('is unknown without %s', (_, type, ap_time, text) => {
    expect(computedPickUp({ type, ap_time, distance: text })).toBeUndefined();
  });
});

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
