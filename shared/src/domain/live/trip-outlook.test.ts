import { describe, expect, it } from 'vitest';
import { plannedTrip } from '../planning/planned-trip.ts';
import { tripOutlook, type OutlookTrip } from './trip-outlook.ts';

const client = { latitude: 50.85, longitude: 4.35 };
const clinic = { latitude: 50.853, longitude: 4.453 };

const trip = (id: number, pick_time: string, ap_time: string, changes: Partial<OutlookTrip> = {}): OutlookTrip => ({
  ...plannedTrip({
    id,
    driverId: 3,
    clientId: 4,
    destinationId: 5,
    type: 'to',
    back: false,
    ap_date: '2026-03-10',
    ap_time,
    pick_time,
    status: 0,
    accepted: 2,
    mobility: null,
    client_mobility: 'foot',
    client_latitude: client.latitude,
    client_longitude: client.longitude,
    destination_latitude: clinic.latitude,
    destination_longitude: clinic.longitude,
  }),
  charged: false,
  ...changes,
});

/** 10 March 2026 in Brussels is an hour ahead of UTC. */
const at = (time: string) => new Date(`2026-03-10T${time}:00+01:00`);

describe('what is next for a driver', () => {
  it('what is next for a driver is nothing without open trips', () => {
    expect(tripOutlook([], client, at('09:00'))).toBeUndefined();
    expect(tripOutlook([trip(1, '09:00', '10:00', { status: 1 })], client, at('09:00'))).toBeUndefined();
  });

  it('what is next for a driver is the pick-up that comes first', () => {
    const outlook = tripOutlook([trip(2, '11:00', '12:00'), trip(1, '09:30', '10:00')], client, at('09:00'));
    expect(outlook).toMatchObject({ trip: { id: 1 }, next: 'pickUp', minutes: 0, late: 0 });
    expect(outlook?.due).toEqual(at('09:30'));
  });

  it('what is next for a driver is the passenger on board before any pick-up', () => {
    const trips = [trip(1, '08:00', '09:00'), trip(2, '09:00', '10:00', { charged: true })];
    expect(tripOutlook(trips, client, at('09:10'))).toMatchObject({ trip: { id: 2 }, next: 'dropOff' });
  });

  it('what is next for a driver will be late when the estimate exceeds what is left, before it is', () => {
    const outlook = tripOutlook([trip(1, '09:05', '10:00')], clinic, at('09:00'));
    expect(outlook?.minutes).toBeGreaterThan(20);
    expect(outlook?.late).toBeGreaterThanOrEqual((outlook?.minutes ?? 0) - 6);
  });

  it('allows the grace of the house', () => {
    expect(tripOutlook([trip(1, '09:00', '10:00')], client, at('09:05'))?.late).toBe(0);
    expect(tripOutlook([trip(1, '09:00', '10:00')], client, at('09:06'))?.late).toBe(6);
    expect(tripOutlook([trip(1, '09:00', '10:00', { charged: true })], clinic, at('10:05'))?.late).toBe(0);
    expect(tripOutlook([trip(1, '09:00', '10:00', { charged: true })], clinic, at('10:06'))?.late).toBe(6);
  });

  it('what is next for a driver without a position knows only what is overdue', () => {
    const outlook = tripOutlook([trip(1, '09:00', '10:00')], undefined, at('09:20'));
    expect(outlook).toMatchObject({ minutes: undefined, late: 20 });
    const home = trip(1, '09:00', '10:00', { charged: true, type: 'back' });
    expect(tripOutlook([home], undefined, at('11:00'))?.late).toBe(0);
  });
});
