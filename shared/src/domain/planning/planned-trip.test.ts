import { describe, expect, it } from 'vitest';
import { estimateLeg } from '../distance/estimate.ts';
import {
  occupiesDriver,
  placeOf,
  plannedTrip,
  type TripRow,
  refusalsOf,
  type AnswerLine,
  carries,
  hasCompanion,
  tripMobility,
  vehicleOf,
} from './planned-trip.ts';
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

  it('starts an onward trip at its pick-up address, not at the home of the client', () => {
    const { saintLuc } = places;
    const onward = { ...row, pick_latitude: saintLuc.latitude, pick_longitude: saintLuc.longitude };
    expect(plannedTrip(onward)).toMatchObject({
      from: saintLuc,
      to: erasme,
      loadedKm: estimateLeg(saintLuc, erasme).distance,
    });
  });

  it('frees the driver when the client has left the car, at the latest at the appointment', () => {
    const legs = JSON.stringify({
      to: [300, 600].map((duration) => ({ trip: { price: 0, distance: 5, duration } })),
      back: [],
      simple: [],
      totals: {},
    });
    const early = { ...row, pick_time: '09:00', distance: legs };
    expect(plannedTrip(early)).toMatchObject({ end: 600, free: 540 + 10 + 4 });
    expect(plannedTrip({ ...early, mobility: 'stretcher' }).free).toBe(540 + 10 + 16);
    expect(plannedTrip({ ...early, pick_time: '09:55' }).free).toBe(600);
    expect(plannedTrip({ ...early, distance: null }).free).toBe(540 + Math.ceil(leg.duration / 60) + 4);
    for (const other of [{ back: true }, { type: 'back' }, { distance: null, client_latitude: null }]) {
      const { end, free } = plannedTrip({ ...early, ...other });
      expect(free).toBe(end);
    }
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

describe('whether a trip occupies its driver', () => {
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

const line = (day: number, ...changes: readonly [field: string, old: unknown, now: unknown][]): AnswerLine => ({
  at: `2026-03-0${String(day)}T08:00:00.000Z`,
  changes: changes.map(([field, old, now]) => ({ field, old, new: now })),
});
const at = (day: number) => `2026-03-0${String(day)}T08:00:00.000Z`;

describe('drivers who refused a trip', () => {
  it.each([
    ['the one it stands with', { driverId: 3, accepted: 3 }, [line(2, ['accepted', 1, 3])], [[3, at(2)]]],
    ['one without a line in the history', { driverId: 3, accepted: 3 }, [], [[3, null]]],
    ['nobody while it waits for its first answer', { driverId: 3, accepted: 1 }, [line(2, ['ap_time', 1, 2])], []],
    [
      'one before the driver of today',
      { driverId: 5, accepted: 1 },
      [line(3, ['driverId', 3, 5], ['accepted', 3, 1]), line(2, ['accepted', 1, 3])],
      [[3, at(2)]],
    ],
    [
      'one who is asked again',
      { driverId: 3, accepted: 1 },
      [line(3, ['accepted', 3, 1]), line(2, ['accepted', 1, 3])],
      [[3, at(2)]],
    ],
    [
      'nobody who accepted after all',
      { driverId: 3, accepted: 2 },
      [line(4, ['accepted', 1, 2]), line(3, ['accepted', 3, 1]), line(2, ['accepted', 1, 3])],
      [],
    ],
    [
      'one who refused what was accepted before, at the last time',
      { driverId: 3, accepted: 3 },
      [line(4, ['accepted', 1, 3]), line(3, ['accepted', 2, 1]), line(2, ['accepted', 1, 2])],
      [[3, at(4)]],
    ],
    [
      'two, one after the other',
      { driverId: 7, accepted: 2 },
      [
        line(5, ['driverId', 5, 7], ['accepted', 3, 2]),
        line(4, ['accepted', 1, 3]),
        line(3, ['driverId', 3, 5], ['accepted', 3, 1]),
        line(2, ['accepted', 1, 3]),
      ],
      [
        [5, at(4)],
        [3, at(2)],
      ],
    ],
  ] as const)('are %s', (_, booking, history, refused) => {
    expect([...refusalsOf(booking, history)]).toEqual(refused);
  });
});

it('the mobility of a trip is that of the booking, else that of the client, else on foot', () => {
  expect(tripMobility({ mobility: 'stretcher', client_mobility: 'wheelchair' })).toBe('stretcher');
  expect(tripMobility({ mobility: 'foot', client_mobility: 'wheelchair' })).toBe('foot');
  expect(tripMobility({ mobility: null, client_mobility: 'wheelchair' })).toBe('wheelchair');
  expect(tripMobility({})).toBe('foot');
});

it('the companion of a trip is that of the booking, else that of the client', () => {
  expect(hasCompanion({ companion: false, client_companion: true })).toBe(false);
  expect(hasCompanion({ companion: null, client_companion: true })).toBe(true);
  expect(hasCompanion({})).toBe(false);
});

const van = { carriesWheelchair: true, carriesStretcher: false };

it('a vehicle carries a client on foot, and a wheelchair or a stretcher only when it is equipped', () => {
  expect((['foot', 'wheelchair', 'stretcher'] as const).map((mobility) => carries(van, mobility))).toEqual([
    true,
    true,
    false,
  ]);
  expect(carries({ carriesWheelchair: false, carriesStretcher: true }, 'wheelchair')).toBe(false);
  expect(carries({ carriesWheelchair: false, carriesStretcher: true }, 'stretcher')).toBe(true);
});

it('a vehicle has no equipment when the row of the booking contains none', () => {
  expect(vehicleOf({})).toEqual({ carriesWheelchair: false, carriesStretcher: false });
  expect(vehicleOf({ driver_carriesWheelchair: true })).toEqual(van);
});
