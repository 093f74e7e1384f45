import type { TripConflict } from '@navette/shared/domain';
import { sampleBooking } from '@navette/shared/testing/booking';
import { describe, expect, it } from 'vitest';
import { boardTimeOf } from '../model/board-time.ts';
import { timelineTrip, type TimelineBooking } from '../model/timeline-trip.ts';
import { exceptionsOf } from './exceptions.ts';

const at = (time: string) => boardTimeOf('2026-03-10', time);
const trip = (changes: Partial<TimelineBooking> = {}) =>
  timelineTrip(sampleBooking({ pick_time: '09:13', ap_time: '10:00', accepted: 2, ...changes }));
const quiet = {
  late: [],
  waiting: [],
  refused: [],
  unassigned: [],
  vehicle: [],
  papers: [],
  overlap: [],
  travel: [],
  unavailable: [],
  tight: [],
};
const none = { byTrip: new Map<number, readonly TripConflict[]>(), slack: 5 };

describe('late trips', () => {
  const late = (changes: Partial<TimelineBooking>, time: string) => exceptionsOf([trip(changes)], none, at(time)).late;

  it('a trip is late more than five minutes after its pick-up', () => {
    expect([late({}, '09:18'), late({}, '09:19')]).toEqual([[], [trip().id]]);
  });

  it('counts elapsed minutes for a late trip when the clock goes forward in between', () => {
    const night = trip({ ap_date: '2026-03-29', ap_time: '03:55', pick_time: '03:13', accepted: 1 });
    const lateAt = (time: string) => exceptionsOf([night], none, boardTimeOf('2026-03-29', time)).late;
    expect([lateAt('01:43'), lateAt('01:44')]).toEqual([[], [night.id]]);
  });

  it('a return trip is late more than five minutes after its appointment', () => {
    const home = { type: 'back', pick_time: '10:00' } as const;
    expect([late(home, '10:05'), late(home, '10:06')]).toEqual([[], [trip().id]]);
    expect(exceptionsOf([trip(home)], none, at('10:05')).waiting).toEqual([trip().id]);
  });

  it('a passenger who is still on board after the appointment is late, as on the live map', () => {
    const aboard = { charged: true };
    expect([late(aboard, '10:05'), late(aboard, '10:06')]).toEqual([[], [trip().id]]);
  });

  it('a trip that a partner carrier drives is no exception, one that is only offered is', () => {
    const offered = (state: 'available' | 'confirmed') => {
      const offer = { carrier: 'Mutas', state };
      const { unassigned, late } = exceptionsOf([trip({ accepted: 0, offer })], none, at('09:30'));
      return [...unassigned, ...late];
    };
    expect(offered('confirmed')).toEqual([]);
    expect(offered('available')).toEqual([trip().id, trip().id]);
  });

  it('a trip is late by what is expected of its driver, before its pick-up and after', () => {
    const { id } = trip();
    const expected = (minutes: number, time: string) =>
      exceptionsOf([trip()], none, at(time), new Map([[id, minutes]])).late;
    expect([expected(6, '09:00'), expected(5, '09:19')]).toEqual([[id], []]);
  });
});

describe('exceptions of a day', () => {
  const early = at('06:00');

  it('a day has no exceptions when every trip is accepted and on time', () => {
    expect(exceptionsOf([trip()], none, early)).toEqual(quiet);
  });

  it('distinguishes refused trips, unassigned trips and trips of drivers who left', () => {
    const trips = [trip({ id: 1, accepted: 3 }), trip({ id: 2, accepted: 0 }), trip({ id: 3, driver_active: false })];
    expect(exceptionsOf(trips, none, early)).toEqual({ ...quiet, refused: [1], unassigned: [2, 3] });
  });

  it('counts a trip once in each kind of exception it belongs to', () => {
    const conflict = { date: '2026-03-10', bookingId: 2, slot: null, minutes: 10 };
    const byTrip = new Map<number, readonly TripConflict[]>([
      [
        1,
        [
          { ...conflict, kind: 'overlap' },
          { ...conflict, kind: 'overlap', bookingId: 3 },
          { ...conflict, kind: 'unavailable', bookingId: null, slot: 1 },
        ],
      ],
      [2, [{ ...conflict, kind: 'travel' }]],
    ]);
    expect(exceptionsOf([trip({ id: 1 }), trip({ id: 2 })], { byTrip, slack: 5 }, at('09:30'))).toEqual({
      ...quiet,
      late: [1, 2],
      overlap: [1],
      travel: [2],
      unavailable: [1],
    });
  });

  it('counts trips as tight instead of conflicting when no more than the slack is missing', () => {
    const travel = { kind: 'travel', date: '2026-03-10', bookingId: 2, slot: null, minutes: 8 } as const;
    const byTrip = new Map([[1, [travel]]]);
    expect(exceptionsOf([trip({ id: 1 })], { byTrip, slack: 7 }, early)).toEqual({ ...quiet, travel: [1] });
    expect(exceptionsOf([trip({ id: 1 })], { byTrip, slack: 8 }, early)).toEqual({ ...quiet, tight: [1] });
  });

  it('ignores closed and canceled trips in the exceptions', () => {
    expect(
      exceptionsOf([trip({ status: 3, accepted: 3 }), trip({ status: 1, accepted: 0 })], none, at('12:00')),
    ).toEqual(quiet);
  });
});
