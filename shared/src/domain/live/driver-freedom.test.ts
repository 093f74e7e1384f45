import { expect, it } from 'vitest';
import { places, tripAt } from '../planning/testing/sample-trips.ts';
import { driverFreedom } from './driver-freedom.ts';
import { nearestDrivers } from './nearest-drivers.ts';

const noon = new Date('2026-03-10T12:00:00+01:00');
const last = { ...places.erasme, time: noon.toISOString() };
const driver = (...trips: Parameters<typeof driverFreedom>[0]['trips']) => ({ id: 1, last, trips });
const moment = { at: noon, aboard: new Set<number>(), unavailable: () => [] };

it('is busy until the end that the nearest drivers name', () => {
  const trip = tripAt('11:45', '12:30', { from: places.erasme, to: places.saintLuc });
  const [near] = nearestDrivers(
    places.grandPlace,
    [
      {
        ...driver(trip),
        active: true,
        vehicle: { carriesWheelchair: false, carriesStretcher: false },
        papersUntil: null,
        refreshTime: 30,
        home: null,
      },
    ],
    { ...moment, now: noon },
  );
  expect(driverFreedom(driver(trip), moment)).toEqual({ kind: 'busy', until: near?.freeAt });
});

it('is unavailable in a marked slot and on a day off, and free otherwise', () => {
  const kind = (...slots: number[]) => driverFreedom(driver(), { ...moment, unavailable: () => slots }).kind;
  expect([kind(), kind(2), kind(3), kind(0, 1, 2, 3, 4, 5)]).toEqual(['free', 'unavailable', 'free', 'unavailable']);
});
