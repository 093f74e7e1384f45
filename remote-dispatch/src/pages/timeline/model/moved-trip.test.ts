import { describe, expect, it } from 'vitest';
import { inSteps, movedTrip } from './timeline-trip.ts';

const trip = { id: 12, driverId: 3, ap_date: '2026-03-10', ap_time: '10:00', pick_time: '09:13' };
const MINUTE = 60_000;

describe('movedTrip', () => {
  it('keeps the times of a trip when only the driver changes', () => {
    expect(movedTrip(trip, 0, 4)).toEqual({ id: 12, driverId: 4 });
  });

  it('moves appointment and pick-up of a trip together', () => {
    expect(movedTrip(trip, 25 * MINUTE, 3)).toEqual({ id: 12, ap_time: '10:25', pick_time: '09:38' });
  });

  it('moves a trip over midnight to the next day', () => {
    expect(movedTrip({ ...trip, ap_time: '23:50', pick_time: '23:10' }, 30 * MINUTE, 4)).toEqual({
      id: 12,
      driverId: 4,
      ap_date: '2026-03-11',
      ap_time: '00:20',
      pick_time: '23:40',
    });
  });

  it('counts the minutes that pass when a trip moves to the other side of a change of the clock', () => {
    const night = { ...trip, ap_date: '2026-03-29', ap_time: '04:15', pick_time: '03:33' };
    expect(movedTrip(night, -60 * MINUTE, 3)).toEqual({ id: 12, ap_time: '03:15', pick_time: '01:33' });
    expect(movedTrip({ ...night, ap_time: '01:15', pick_time: '00:33' }, 120 * MINUTE, 3)).toEqual({
      id: 12,
      ap_time: '03:15',
      pick_time: '01:33',
    });
  });

  it('moves a trip on by an hour from a time that the clock skips', () => {
    const night = { ...trip, ap_date: '2026-03-29', ap_time: '01:45', pick_time: '01:00' };
    expect(movedTrip(night, 60 * MINUTE, 3)).toEqual({ id: 12, ap_time: '03:45', pick_time: '03:00' });
  });

  it('leaves an unknown pick-up time empty when the appointment moves', () => {
    expect(movedTrip({ ...trip, pick_time: null }, -60 * MINUTE, 3)).toEqual({ id: 12, ap_time: '09:00' });
  });

  it('returns no change for a trip that is back where it was', () => {
    expect(movedTrip(trip, 0, 3)).toBeNull();
  });

  it('rounds a drag distance to steps of five minutes', () => {
    expect([inSteps(2 * MINUTE), inSteps(3 * MINUTE), inSteps(-8 * MINUTE)]).toEqual([0, 5 * MINUTE, -10 * MINUTE]);
  });
});
