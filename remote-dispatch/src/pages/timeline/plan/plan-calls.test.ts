import { sampleBooking } from '@navette/shared/testing/booking';
import { describe, expect, it } from 'vitest';
import { boardTimeOf } from '../model/board-time.ts';
import { timelineTrip, type TimelineBooking } from '../model/timeline-trip.ts';
import { callsOf, type CalledPlan } from './plan-calls.ts';
import { sampleChange } from './testing/sample-plan.ts';

const DAY = '2026-03-10';
const trips = (...bookings: readonly Partial<TimelineBooking>[]): CalledPlan['trips'] =>
  new Map(
    bookings.map((booking) => {
      const trip = timelineTrip(sampleBooking({ ap_date: DAY, accepted: 2, driverId: 3, ...booking }));
      return [trip.id, trip];
    }),
  );
const move = (bookingId: number, from: readonly [number | null, string], to: readonly [number | null, string]) =>
  sampleChange({
    bookingId,
    before: { driverId: from[0], pick_time: from[1] },
    after: { driverId: to[0], pick_time: to[1] },
  });
const told = (plan: Partial<CalledPlan>, now = '06:00') =>
  callsOf({ date: DAY, now: boardTimeOf(DAY, now), repair: {}, changes: [], trips: new Map(), ...plan }).map(
    ({ who, id, reasons }) => [who, id, ...reasons.map(({ kind }) => kind)],
  );

describe('whom to call about a plan', () => {
  it('clients whose pick-up moves or who have no driver any more, the first pick-up first', () => {
    const calls = callsOf({
      date: DAY,
      now: boardTimeOf(DAY, '06:00'),
      repair: {},
      trips: trips({ id: 12, clientId: 1 }, { id: 13, clientId: 2 }, { id: 14, clientId: 3 }),
      changes: [
        move(12, [3, '09:13'], [9, '09:10']),
        move(13, [3, '08:30'], [null, '08:30']),
        move(14, [3, '08:00'], [9, '08:00']),
      ],
    });
    expect(calls.map(({ who, id, reasons }) => [who, id, reasons])).toEqual([
      ['client', 2, [{ kind: 'nobody', bookingId: 13, from: '08:30' }]],
      ['client', 1, [{ kind: 'newTime', bookingId: 12, from: '09:13', to: '09:10', driverId: 9 }]],
    ]);
  });

  it('drivers who get, lose or move a trip within the hour; the app notifies the others', () => {
    const plan = {
      trips: trips({ id: 12, clientId: 1 }, { id: 13, clientId: 2 }),
      changes: [move(12, [3, '09:13'], [9, '09:13']), move(13, [5, '09:30'], [5, '09:20'])],
    };
    expect(told(plan, '08:12')).toEqual([['client', 2, 'newTime']]);
    expect(told(plan, '08:20')).toEqual([
      ['driver', 9, 'gets'],
      ['driver', 3, 'loses'],
      ['client', 2, 'newTime'],
      ['driver', 5, 'moves'],
    ]);
  });

  it('a driver who is away or late first when a client is on board, and not about the trips that are taken', () => {
    const plan = {
      trips: trips({ id: 12, clientId: 1, charged: true }, { id: 13, clientId: 2 }),
      changes: [move(13, [3, '09:00'], [9, '09:00'])],
    };
    expect(told({ ...plan, repair: { away: [{ driverId: 3, from: '08:00' }] } }, '08:30')).toEqual([
      ['driver', 3, 'onBoardAway'],
      ['driver', 9, 'gets'],
    ]);
    expect(told({ ...plan, repair: { late: [{ driverId: 3, minutes: 20 }] } }, '08:30')).toEqual([
      ['driver', 3, 'onBoardLate', 'loses'],
      ['driver', 9, 'gets'],
    ]);
    const closed = trips({ id: 12, charged: true, status: 1 });
    expect(told({ trips: closed, repair: { away: [{ driverId: 3, from: '08:00' }] } })).toEqual([]);
  });

  it('each person once, with all that has to be said; another plan that says the same needs no other call', () => {
    const plan: CalledPlan = {
      date: DAY,
      now: boardTimeOf(DAY, '06:00'),
      repair: {},
      trips: trips({ id: 12, clientId: 1 }, { id: 13, clientId: 1 }),
      changes: [move(13, [3, '12:00'], [3, '12:10']), move(12, [3, '09:00'], [3, '08:50'])],
    };
    const [call, ...others] = callsOf(plan);
    expect(others).toEqual([]);
    expect(call?.reasons.map(({ bookingId }) => bookingId)).toEqual([12, 13]);
    expect(callsOf({ ...plan, changes: plan.changes.toReversed() })[0]?.key).toBe(call?.key);
    const [other] = callsOf({ ...plan, changes: [move(12, [3, '09:00'], [3, '08:40'])] });
    expect(other?.key).not.toBe(call?.key);
  });

  it('nobody about a day that is over, or a trip that is gone', () => {
    const changes = [move(12, [3, '09:13'], [9, '09:10'])];
    expect(told({ changes, trips: trips({ id: 12 }), now: boardTimeOf('2026-03-11', '06:00') })).toEqual([]);
    expect(told({ changes })).toEqual([]);
  });
});
