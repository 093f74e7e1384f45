import { beforeAll, describe, expect, it } from 'vitest';
import type { RoutePort } from './route-port.ts';

const grandPlace = { latitude: 50.8467, longitude: 4.3525 };
const erasme = { latitude: 50.8135, longitude: 4.2665 };
const saintLuc = { latitude: 50.853, longitude: 4.4525 };

/** What every adapter of the route port keeps; call it in the adapter's test file. */
export function describeRoutePort(name: string, open: () => Promise<RoutePort>): void {
  describe(`route port: ${name}`, () => {
    let port: RoutePort;
    beforeAll(async () => {
      port = await open();
    });

    it('answers one leg between each place and the next', async () => {
      const route = await port.route([grandPlace, erasme, saintLuc]);
      expect(route?.legs).toHaveLength(2);
    });

    it('measures plausible kilometres and seconds through Brussels', async () => {
      const [leg] = (await port.route([grandPlace, erasme]))?.legs ?? [];
      expect(leg?.distance).toBeGreaterThan(6);
      expect(leg?.distance).toBeLessThan(16);
      expect(leg?.duration).toBeGreaterThan(8 * 60);
      expect(leg?.duration).toBeLessThan(60 * 60);
      expect(Number.isInteger(leg?.duration)).toBe(true);
    });

    it('draws each leg from its start to its end', async () => {
      const [leg] = (await port.route([grandPlace, erasme]))?.legs ?? [];
      expect(leg?.geometry.at(0)?.[0]).toBeCloseTo(grandPlace.latitude, 2);
      expect(leg?.geometry.at(-1)?.[1]).toBeCloseTo(erasme.longitude, 2);
    });

    it('goes nowhere from a place to itself', async () => {
      const [leg] = (await port.route([erasme, erasme]))?.legs ?? [];
      expect(leg).toMatchObject({ distance: 0, duration: 0 });
    });
  });
}
