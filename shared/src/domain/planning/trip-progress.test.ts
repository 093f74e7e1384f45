import { describe, expect, it } from 'vitest';
import { countProgress, TRIP_PROGRESS, isTripProgress, type ProgressBooking } from './trip-progress.ts';

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

describe('how far a trip is', () => {
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

  it('counts each kind', () => {
    const trips = [trip(), trip({ status: 1 }), trip({ charged: true }), trip({ accepted: 0, pick_time: '09:00' })];
    expect(countProgress(trips, noon)).toEqual({ driven: 4, done: 1, underWay: 1, late: 1, toAssign: 1 });
  });
});
