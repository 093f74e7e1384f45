import { describe, expect, it } from 'vitest';
import { sampleTrip } from './testing/sample-trip.ts';
import { nextStep, type Whereabouts } from './trip.ts';

const trip = (id: number, pick_time: string, ap_time: string, changes: Parameters<typeof sampleTrip>[0] = {}) =>
  sampleTrip({ id, pick_time, ap_time, ap_date: '2026-03-10', ...changes });

const where: Whereabouts = {
  bookingId: 2,
  driverId: 3,
  step: 'toPickUp',
  seen: null,
  pickUpAt: null,
  arrivesAt: null,
  lateMinutes: 0,
  late: false,
  estimated: false,
};

describe('next step of a driver', () => {
  it('there is no next step without open trips', () => {
    expect(nextStep([], undefined)).toBeUndefined();
    expect(nextStep([trip(1, '09:00', '10:00', { status: 1 })], undefined)).toBeUndefined();
  });

  it('the next step is the passenger on board, else the earliest pick-up', () => {
    const trips = [trip(2, '11:00', '12:00'), trip(1, '09:30', '10:00')];
    expect(nextStep(trips, undefined)).toMatchObject({ trip: { id: 1 }, kind: 'pickUp', where: undefined });
    expect(nextStep(trips, undefined)?.due).toEqual(new Date('2026-03-10T09:30:00+01:00'));
    const aboard = trip(3, '11:30', '12:30', { charged: true });
    expect(nextStep([...trips, aboard], undefined)).toMatchObject({ trip: { id: 3 }, kind: 'dropOff' });
  });

  it('the next step is the one that the driver is expected at', () => {
    const trips = [trip(1, '06:30', '07:00'), trip(2, '11:00', '12:00')];
    expect(nextStep(trips, where)).toMatchObject({ trip: { id: 2 }, where });
    expect(nextStep(trips, { ...where, bookingId: 99 })).toMatchObject({ trip: { id: 1 }, where: undefined });
  });
});
