import { describe, expect, it } from 'vitest';
import {
  isLate,
  countProgress,
  minutesOverdue,
  TRIP_PROGRESS,
  isTripProgress,
  type LateBooking,
  type ProgressBooking,
} from './trip-progress.ts';

const accepted = { type: 'to', status: 0, accepted: 2, charged: false };
/** Half an hour from the pick-up to the appointment. */
const until = (pickUp: number) => ({ pickUp, end: pickUp + 30 });
const late = (changes: Partial<LateBooking>, pickUp: number) => isLate({ ...accepted, ...changes }, until(pickUp));

describe('a trip is late', () => {
  it('a trip is late when the pick-up passed more than five minutes ago and the passenger is not on board', () => {
    expect([0, -5, -6].map((minutes) => late({}, minutes))).toEqual([false, false, true]);
  });

  it('a trip is late when its passenger is on board more than five minutes after the appointment, other than on the way home', () => {
    expect([-35, -36].map((minutes) => late({ charged: true }, minutes))).toEqual([false, true]);
    expect(minutesOverdue({ type: 'to', charged: true }, until(-36))).toBe(6);
    expect(late({ charged: true, type: 'back' }, -90)).toBe(false);
  });

  it('what is expected of the driver counts more than what has passed', () => {
    expect([late({ charged: true, expectedLate: 5 }, -90), late({ expectedLate: 6 }, 10)]).toEqual([false, true]);
  });

  it('a trip is late when the pick-up comes within half an hour and the driver has not answered', () => {
    expect([30, 29].map((minutes) => late({ accepted: 1 }, minutes))).toEqual([false, true]);
    expect(late({ accepted: 4 }, 29)).toBe(false);
  });

  it.each([0, 3])('an unassigned trip is late as soon as its pick-up has passed: answer %d', (answer) => {
    expect([1, 0, -1].map((minutes) => late({ accepted: answer }, minutes))).toEqual([false, false, true]);
  });

  it.each([1, 2, 3])('a trip is never late with status %d', (status) => {
    expect(late({ status, accepted: 1 }, -60)).toBe(false);
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
    [
      'a trip that a partner carrier drives is neither late nor to assign',
      { accepted: 0, pick_time: '09:00', offer: { carrier: 'Mutas', state: 'ordered' as const } },
      ['driven'],
    ],
    ['an unfounded trip counts nowhere', { status: 2, charged: false }, []],
  ])('%s', (_, more, expected) => {
    expect(progressOf(trip(more))).toEqual(expected);
  });

  it('counts the trips by their progress', () => {
    const trips = [trip(), trip({ status: 1 }), trip({ charged: true }), trip({ accepted: 0, pick_time: '09:00' })];
    expect(countProgress(trips, noon)).toEqual({ driven: 4, done: 1, underWay: 1, late: 1, toAssign: 1 });
  });
});
