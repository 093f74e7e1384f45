import { describe, expect, it } from 'vitest';
import { isLate, countProgress, TRIP_PROGRESS, isTripProgress, type ProgressBooking } from './trip-progress.ts';

const accepted = { status: 0, accepted: 2, charged: false };

describe('a trip is late', () => {
  it('a trip is late when the pick-up passed more than five minutes ago and the passenger is not on board', () => {
    expect([0, -5, -6].map((minutes) => isLate(accepted, minutes))).toEqual([false, false, true]);
    expect(isLate({ ...accepted, charged: true }, -60)).toBe(false);
  });

  it('a trip is late when the pick-up comes within half an hour and the driver has not answered', () => {
    expect([30, 29].map((minutes) => isLate({ ...accepted, accepted: 1 }, minutes))).toEqual([false, true]);
    expect(isLate({ ...accepted, accepted: 4 }, 29)).toBe(false);
  });

  it.each([0, 3])('an unassigned trip is late as soon as its pick-up has passed: answer %d', (answer) => {
    expect([1, 0, -1].map((minutes) => isLate({ ...accepted, accepted: answer }, minutes))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it.each([1, 2, 3])('a trip is never late with status %d', (status) => {
    expect(isLate({ status, accepted: 1, charged: false }, -60)).toBe(false);
  });
});

const noon = new Date('2026-03-10T11:00:00Z');
const trip = (more: Partial<ProgressBooking> = {}): ProgressBooking => ({
  type: 'to',
  ap_date: '2026-03-10',
  ap_time: '14:30',
  pick_time: '14:00',
  status: 0,
  accepted: 2,
  charged: false,
  driver_active: true,
  ...more,
});
const progressOf = (booking: ProgressBooking) => TRIP_PROGRESS.filter((kind) => isTripProgress(kind, booking, noon));

describe('progress of a trip', () => {
  it.each([
    ['a trip to come is only to be driven', {}, ['driven']],
    ['a closed trip is done', { status: 1, charged: true }, ['driven', 'done']],
    ['a passenger on board is under way', { charged: true }, ['driven', 'underWay']],
    ['a pick-up that passed is late', { pick_time: '11:54' }, ['driven', 'late']],
    ['a pick-up five minutes ago is not late yet', { pick_time: '11:55' }, ['driven']],
    ['a pick-up soon without an answer is late', { pick_time: '12:20', accepted: 1 }, ['driven', 'late']],
    ['a refused trip is to assign', { accepted: 3 }, ['driven', 'toAssign']],
    ['a trip of an inactive driver is to assign', { driver_active: false }, ['driven', 'toAssign']],
    ['a canceled trip counts nowhere', { status: 3, accepted: 3 }, []],
    ['an unfounded trip counts nowhere', { status: 2, charged: false }, []],
  ])('%s', (_, more, expected) => {
    expect(progressOf(trip(more))).toEqual(expected);
  });

  it('counts the trips by their progress', () => {
    const trips = [trip(), trip({ status: 1 }), trip({ charged: true }), trip({ accepted: 0, pick_time: '09:00' })];
    expect(countProgress(trips, noon)).toEqual({ driven: 4, done: 1, underWay: 1, late: 1, toAssign: 1 });
  });
});
