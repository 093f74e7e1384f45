import { beforeAll, describe, expect, it } from 'vitest';
import type { GeoPoint } from '../addresses/address-port.ts';
import { NO_ROAD, type RoutePort } from './route-port.ts';

const grandPlace = { latitude: 50.8467, longitude: 4.3525 };
const erasme = { latitude: 50.8135, longitude: 4.2665 };
const saintLuc = { latitude: 50.853, longitude: 4.4525 };

/** Properties of an adapter that the tests depend on. */
interface RoutePortFacts {
  readonly estimated: boolean;
  /** A place that no road reaches; left out where there are no roads. */
  readonly unreachable?: GeoPoint;
}

/** Contract tests of the route port; call it in each adapter's test file. */
export function describeRoutePort(
  name: string,
  open: () => Promise<RoutePort>,
  { estimated, unreachable }: RoutePortFacts,
): void {
  describe(`route port: ${name}`, () => {
    let port: RoutePort;
    beforeAll(async () => {
      port = await open();
    });

    it('returns one leg between each place and the next', async () => {
      const route = await port.route([grandPlace, erasme, saintLuc]);
      expect(route?.legs).toHaveLength(2);
      expect((await port.route([grandPlace, erasme, saintLuc, grandPlace]))?.legs).toHaveLength(3);
    });

    it('returns plausible distances and times through Brussels', async () => {
      const [leg] = (await port.route([grandPlace, erasme]))?.legs ?? [];
      expect(leg?.distance).toBeGreaterThan(6);
      expect(leg?.distance).toBeLessThan(16);
      expect(leg?.duration).toBeGreaterThan(8 * 60);
      expect(leg?.duration).toBeLessThan(60 * 60);
    });

    it('returns metres and seconds', async () => {
      for (const { distance, duration } of (await port.route([grandPlace, erasme, saintLuc]))?.legs ?? []) {
        expect(distance).toBe(Math.round(distance * 1000) / 1000);
        expect(Number.isInteger(duration)).toBe(true);
      }
    });

    it('returns equal distances in both directions, and a longer one for a detour', async () => {
      const [there] = (await port.route([grandPlace, saintLuc]))?.legs ?? [];
      const [back] = (await port.route([saintLuc, grandPlace]))?.legs ?? [];
      const detour = (await port.route([grandPlace, erasme, saintLuc]))?.legs ?? [];
      expect((there?.distance ?? 0) / (back?.distance ?? 1)).toBeCloseTo(1, 0);
      expect(detour.reduce((sum, leg) => sum + leg.distance, 0)).toBeGreaterThan(there?.distance ?? 0);
    });

    it('draws each leg from its start to its end', async () => {
      const [first, second] = (await port.route([grandPlace, erasme, saintLuc]))?.legs ?? [];
      expect(first?.geometry.at(0)?.[0]).toBeCloseTo(grandPlace.latitude, 2);
      expect(first?.geometry.at(0)?.[1]).toBeCloseTo(grandPlace.longitude, 2);
      expect(first?.geometry.at(-1)?.[1]).toBeCloseTo(erasme.longitude, 2);
      expect(second?.geometry.at(0)?.[0]).toBeCloseTo(erasme.latitude, 2);
      expect(second?.geometry.at(-1)?.[1]).toBeCloseTo(saintLuc.longitude, 2);
    });

    it('returns a distance of 0 from a place to itself', async () => {
      const [leg] = (await port.route([erasme, erasme]))?.legs ?? [];
      expect(leg).toMatchObject({ distance: 0, duration: 0 });
      expect(leg?.geometry.length).toBeGreaterThan(1);
    });

    it('accepts departure times in past and future', async () => {
      for (const date of ['2020-01-07', '2036-03-11']) {
        expect((await port.route([grandPlace, erasme], { date, time: '08:15' }))?.legs).toHaveLength(1);
      }
    });

    it('names the source of a route, and whether it is an estimate', async () => {
      const route = await port.route([grandPlace, erasme]);
      expect(route).toMatchObject({ estimated });
      expect(route?.source === 'estimate').toBe(estimated);
      expect(route?.unavailable ?? null).toBeNull();
    });

    it('measures a matrix: whole numbers in both directions, nothing from a place to itself, as far as its routes', async () => {
      const places = [grandPlace, erasme, saintLuc];
      const { matrix, ...facts } = await port.matrix(places);
      expect(facts).toMatchObject({ estimated, source: (await port.route([grandPlace, erasme]))?.source });
      expect(facts.unavailable ?? null).toBeNull();
      expect([matrix.size, matrix.seconds.length, matrix.metres.length]).toEqual([3, 9, 9]);
      for (const [from, origin] of places.entries())
        for (const [to, target] of places.entries()) {
          const [leg] = (await port.route([origin, target]))?.legs ?? [];
          expect(matrix.seconds[from * 3 + to]).toBe(leg?.duration);
          expect(matrix.metres[from * 3 + to]).toBe(Math.round((leg?.distance ?? -1) * 1000));
        }
    });

    it('measures the matrix of one place, and of none', async () => {
      for (const places of [[], [erasme]]) {
        const { matrix } = await port.matrix(places);
        expect([matrix.size, ...matrix.seconds]).toEqual(places.length === 0 ? [0] : [1, 0]);
      }
    });

    it.each(unreachable ? [unreachable] : [])('a way that does not exist takes more than a day', async (place) => {
      const { matrix } = await port.matrix([grandPlace, place]);
      expect(matrix.seconds[1]).toBe(NO_ROAD.seconds);
      expect(matrix.metres[2]).toBe(NO_ROAD.metres);
    });

    it.each(unreachable ? [unreachable] : [])('returns null without a road', async (place) => {
      expect(await port.route([grandPlace, place])).toBeNull();
    });
  });
}
