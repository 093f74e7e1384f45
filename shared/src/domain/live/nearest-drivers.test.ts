import { describe, expect, it } from 'vitest';
import { estimateLeg, roadKm, straightKm } from '../distance/estimate.ts';
import { places, tripAt } from '../planning/testing/sample-trips.ts';
import type { PlannedTrip } from '../planning/planned-trip.ts';
import { nearestDrivers, type NearbyDriver } from './nearest-drivers.ts';

const { grandPlace, erasme, saintLuc, namur } = places;
const clock = (time: string) => new Date(`2026-03-10T${time}:00+01:00`);
const noon = clock('12:00');
const vehicle = { carriesWheelchair: false, carriesStretcher: false };
const driver = (id: number, more: Partial<NearbyDriver> = {}): NearbyDriver => ({
  id,
  active: true,
  vehicle,
  papersUntil: null,
  refreshTime: 30,
  last: { ...erasme, time: noon.toISOString() },
  home: namur,
  trips: [],
  ...more,
});
const own = (id: number, ...trips: PlannedTrip[]) => trips.map((trip) => ({ ...trip, driverId: id }));
const asked: Parameters<typeof nearestDrivers>[2] = { at: noon, now: noon, aboard: new Set(), unavailable: () => [] };
const minutes = (...[from, to]: Parameters<typeof estimateLeg>) =>
  Math.ceil(estimateLeg(from, to, { date: '2026-03-10', time: '12:00' }).duration / 60);

it('drivers near a place come by the minutes until they are there, by road', () => {
  const near = nearestDrivers(
    grandPlace,
    [
      driver(1, { last: { ...namur, time: noon.toISOString() } }),
      driver(2),
      driver(3, { last: { ...saintLuc, time: noon.toISOString() } }),
    ],
    asked,
  );
  expect(near.map(({ driverId, minutes: there }) => [driverId, there])).toEqual(
    [
      [3, minutes(saintLuc, grandPlace)],
      [2, minutes(erasme, grandPlace)],
      [1, minutes(namur, grandPlace)],
    ].toSorted((one, other) => (one[1] ?? 0) - (other[1] ?? 0)),
  );
  expect(near.find(({ driverId }) => driverId === 2)).toEqual({
    driverId: 2,
    minutes: minutes(erasme, grandPlace),
    distance: roadKm(straightKm(erasme, grandPlace)),
    freeAt: null,
    stale: false,
    conflicts: [],
  });
});

it('drivers near a place at the same distance come by their number', () => {
  expect(nearestDrivers(grandPlace, [driver(2), driver(1)], asked).map(({ driverId }) => driverId)).toEqual([1, 2]);
});

it('busy drivers start from the end of their trip, at its time', () => {
  const [trip] = own(1, tripAt('11:40', '12:30', { from: saintLuc, to: grandPlace }));
  if (!trip) throw new Error('no trip');
  const [found] = nearestDrivers(
    erasme,
    [driver(1, { trips: [trip], last: { ...saintLuc, time: noon.toISOString() } })],
    {
      ...asked,
      aboard: new Set([trip.id]),
    },
  );
  const ride = estimateLeg(saintLuc, grandPlace, { date: '2026-03-10', time: '12:00' }).duration;
  const on = estimateLeg(grandPlace, erasme, { date: '2026-03-10', time: '12:00' });
  expect(found).toMatchObject({
    freeAt: new Date(noon.getTime() + ride * 1000),
    minutes: Math.ceil((ride + on.duration) / 60),
    distance: on.distance,
    conflicts: [],
  });
});

it('drivers whose trip should be over, with the passenger on board, are free from now at the earliest', () => {
  const [late] = own(1, tripAt('09:00', '09:30', { from: saintLuc, to: grandPlace }));
  if (!late) throw new Error('no trip');
  const [found] = nearestDrivers(grandPlace, [driver(1, { trips: [late], last: null })], {
    ...asked,
    aboard: new Set([late.id]),
  });
  expect(found).toMatchObject({ freeAt: noon, minutes: 0, distance: 0, stale: true });
});

it('drivers without a position start from the previous trip, or from home, and are marked', () => {
  const trips = own(
    1,
    tripAt('10:00', '11:00', { from: erasme, to: saintLuc }),
    tripAt('08:00', '09:00', { to: namur }),
  );
  const from = (more: Partial<NearbyDriver>) =>
    nearestDrivers(grandPlace, [driver(1, { last: null, ...more })], asked)[0];
  expect(from({ trips })).toMatchObject({ distance: roadKm(straightKm(saintLuc, grandPlace)), stale: true });
  expect(from({})).toMatchObject({ distance: roadKm(straightKm(namur, grandPlace)), stale: true });
  expect(from({ home: null })).toBeUndefined();
});

it('drivers near a place with a position older than twice the refresh time are stale', () => {
  const seen = (seconds: number) =>
    nearestDrivers(
      grandPlace,
      [driver(1, { last: { ...erasme, time: new Date(noon.getTime() - seconds * 1000).toISOString() } })],
      asked,
    )[0]?.stale;
  expect([seen(60), seen(61)]).toEqual([false, true]);
});

it('drivers for later today start from their planned place', () => {
  const trips = own(
    1,
    tripAt('13:00', '14:00', { from: erasme, to: saintLuc }),
    tripAt('16:00', '17:00', { from: namur, to: namur }),
  );
  const [found] = nearestDrivers(grandPlace, [driver(1, { trips })], { ...asked, at: clock('14:30') });
  expect(found).toMatchObject({ distance: roadKm(straightKm(saintLuc, grandPlace)), freeAt: null });
  const [busy] = nearestDrivers(grandPlace, [driver(1, { trips })], { ...asked, at: clock('13:30') });
  expect(busy).toMatchObject({ freeAt: clock('14:00'), distance: roadKm(straightKm(saintLuc, grandPlace)) });
});

it('drivers near a place are free from when their client has left the car, not from the appointment', () => {
  const trips = own(1, tripAt('12:50', '14:00', { free: 13 * 60 + 20, from: erasme, to: saintLuc }));
  const free = (time: string) =>
    nearestDrivers(grandPlace, [driver(1, { trips })], { ...asked, at: clock(time) })[0]?.freeAt;
  expect([free('13:10'), free('13:30')]).toEqual([clock('13:20'), null]);
});

describe('conflicts of drivers near a place', () => {
  const kinds = (more: Partial<NearbyDriver>, question: Partial<typeof asked> = {}) =>
    nearestDrivers(grandPlace, [driver(1, more)], { ...asked, ...question })[0]?.conflicts;

  it('conflicts of drivers near a place include trips that begin too early or could not be reached in time', () => {
    expect(kinds({ trips: own(1, tripAt('12:40', '13:20', { from: grandPlace, to: erasme })) })).toEqual(['overlap']);
    expect(kinds({ trips: own(1, tripAt('13:10', '14:00', { from: namur, to: erasme })) })).toEqual(['travel']);
    expect(kinds({ trips: own(1, tripAt('17:00', '18:00', { from: namur, to: erasme })) })).toEqual([]);
  });

  it('conflicts of drivers near a place are expired papers and hours off, the gravest first', () => {
    expect(kinds({ papersUntil: '2026-03-09' }, { unavailable: () => [2, 3] })).toEqual(['papers', 'unavailable']);
  });

  it('conflicts of drivers near a place ignore the running trip and past ones', () => {
    const [over, running] = own(
      1,
      tripAt('11:00', '11:55', { from: namur, to: namur }),
      tripAt('11:56', '12:20', { from: grandPlace, to: erasme }),
    );
    if (!over || !running) throw new Error('no trips');
    expect(kinds({ trips: [over, running] }, { aboard: new Set([running.id]) })).toEqual([]);
  });
});
