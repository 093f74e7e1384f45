import { describe, expect, it } from 'vitest';
import { estimateLeg } from '../distance/estimate.ts';
import { occupiesDriver, placeOf, plannedTrip, type TripRow } from './planned-trip.ts';
import { places } from './testing/sample-trips.ts';

const { grandPlace, erasme } = places;
const row: TripRow = {
  id: 7,
  driverId: 1,
  clientId: 2,
  destinationId: 3,
  type: 'to',
  ap_date: '2026-03-10',
  ap_time: '10:00',
  pick_time: '09:30',
  status: 0,
  accepted: 2,
  driver_active: true,
  linkedId: 8,
  client_latitude: grandPlace.latitude,
  client_longitude: grandPlace.longitude,
  destination_latitude: erasme.latitude,
  destination_longitude: erasme.longitude,
};
const leg = estimateLeg(grandPlace, erasme);

describe('a planned trip', () => {
  it('plans a trip from the client to the destination, and a return leg in reverse', () => {
    expect(plannedTrip(row)).toMatchObject({
      id: 7,
      date: '2026-03-10',
      start: 570,
      end: 600,
      from: grandPlace,
      to: erasme,
      loadedKm: leg.distance,
      linkedId: 8,
    });
    expect(plannedTrip({ ...row, type: 'back' })).toMatchObject({ from: erasme, to: grandPlace });
  });

  it('begins a trip that goes on where it is picked up, and not at the home of the client', () => {
    const { saintLuc } = places;
    const onward = { ...row, pick_latitude: saintLuc.latitude, pick_longitude: saintLuc.longitude };
    expect(plannedTrip(onward)).toMatchObject({
      from: saintLuc,
      to: erasme,
      loadedKm: estimateLeg(saintLuc, erasme).distance,
    });
  });

  it('ends a trip that covers both legs where it began, with twice the kilometres', () => {
    expect(plannedTrip({ ...row, back: true })).toMatchObject({
      from: grandPlace,
      to: grandPlace,
      loadedKm: 2 * leg.distance,
    });
  });

  it('estimates a trip without distance from its places, and takes half an hour without places', () => {
    expect(plannedTrip({ ...row, type: 'back' }).end).toBe(600 + Math.ceil(leg.duration / 60));
    expect(plannedTrip({ ...row, type: 'back', client_latitude: null })).toMatchObject({
      end: 630,
      to: null,
      from: erasme,
      loadedKm: null,
    });
  });

  it('sets a place of a planned trip only with both coordinates', () => {
    expect([placeOf(50, null), placeOf(undefined, 4), placeOf(0, 0)]).toEqual([
      null,
      null,
      { latitude: 0, longitude: 0 },
    ]);
  });

  it('assumes an active driver and no linked leg by default', () => {
    const { driver_active: _, linkedId: __, ...rest } = row;
    expect(plannedTrip(rest)).toMatchObject({ driverActive: true, linkedId: null });
  });
});

describe('a trip takes the time of its driver', () => {
  const trip = { status: 0, accepted: 2, driverActive: true };
  it.each([
    [true, trip],
    [true, { ...trip, accepted: 1 }],
    [true, { ...trip, accepted: 4 }],
    [false, { ...trip, accepted: 0 }],
    [false, { ...trip, accepted: 3 }],
    [false, { ...trip, driverActive: false }],
    [false, { ...trip, status: 1 }],
    [false, { ...trip, status: 2 }],
    [false, { ...trip, status: 3 }],
  ])('%s: %j', (occupies, trip) => {
    expect(occupiesDriver(trip)).toBe(occupies);
  });
});
