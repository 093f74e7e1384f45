import type { TripConflict } from '@navette/shared/domain';
import { describe, expect, it } from 'vitest';
import { sampleBooking } from '../../../../testing/sample-booking.ts';
import { boardTimeOf } from '../../model/board-time.ts';
import { timelineTrip, type TimelineBooking } from '../../model/timeline-trip.ts';
import { exceptionsOf, isLate } from './exceptions-of.ts';

const at = (time: string) => boardTimeOf('2026-03-10', time);
const trip = (changes: Partial<TimelineBooking> = {}) => timelineTrip(sampleBooking({ pick_time: '09:13', ap_time: '10:00', accepted: 2, ...changes }));
const quiet = { late: [], refused: [], unassigned: [], overlap: [], travel: [], unavailable: [] };
const none = new Map<number, readonly TripConflict[]>();

describe('a trip is late', () => {
  it('when the pick-up has passed and the passenger is not on board', () => {
    expect([isLate(trip(), at('09:13')), isLate(trip(), at('09:18')), isLate(trip(), at('09:19'))]).toEqual([false, false, true]);
  });

  it('not with the passenger on board, and not once it is closed or canceled', () => {
    expect(isLate(trip({ charged: true }), at('09:40'))).toBe(false);
    expect(isLate(trip({ status: 1 }), at('09:40'))).toBe(false);
    expect(isLate(trip({ status: 3 }), at('09:40'))).toBe(false);
  });

  it('when the pick-up comes within half an hour and the driver has not answered', () => {
    const asked = trip({ accepted: 1 });
    expect([isLate(asked, at('08:43')), isLate(asked, at('08:44')), isLate(trip({ accepted: 4 }), at('08:44'))]).toEqual([false, true, false]);
  });

  it('by the appointment when it brings the client home', () => {
    expect([isLate(trip({ type: 'back', pick_time: '10:00' }), at('10:05')), isLate(trip({ type: 'back', pick_time: '10:00' }), at('10:06'))]).toEqual([false, true]);
  });
});

describe('the exceptions of a day', () => {
  const early = at('06:00');

  it('are none when all is well', () => {
    expect(exceptionsOf([trip()], none, early)).toEqual(quiet);
  });

  it('tell refused trips from those nobody was asked for, or whose driver has left', () => {
    const trips = [trip({ id: 1, accepted: 3 }), trip({ id: 2, accepted: 0 }), trip({ id: 3, driver_active: false })];
    expect(exceptionsOf(trips, none, early)).toEqual({ ...quiet, refused: [1], unassigned: [2, 3] });
  });

  it('count a trip once in each kind it belongs to', () => {
    const conflict = { date: '2026-03-10', bookingId: 2, slot: null, minutes: 10 };
    const byTrip = new Map<number, readonly TripConflict[]>([
      [1, [{ ...conflict, kind: 'overlap' }, { ...conflict, kind: 'overlap', bookingId: 3 }, { ...conflict, kind: 'unavailable', bookingId: null, slot: 1 }]],
      [2, [{ ...conflict, kind: 'travel' }]],
    ]);
    expect(exceptionsOf([trip({ id: 1 }), trip({ id: 2 })], byTrip, at('09:30'))).toEqual({ ...quiet, late: [1, 2], overlap: [1], travel: [2], unavailable: [1] });
  });

  it('leave closed and canceled trips alone', () => {
    expect(exceptionsOf([trip({ status: 3, accepted: 3 }), trip({ status: 1, accepted: 0 })], none, at('12:00'))).toEqual(quiet);
  });
});
