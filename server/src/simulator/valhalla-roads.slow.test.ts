import { straightKm } from '@navette/shared/domain';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createValhallaRoutes } from '../ports/routes/valhalla/valhalla-routes.ts';
import type { FakeService } from '../testing/fake-service.ts';
import { findValhalla, startValhalla } from '../testing/valhalla/start-valhalla.ts';
import type { Place } from './day-plan.ts';
import { createRoads, noRoads, type Roads } from './roads.ts';
import { rowOf } from './testing/row-of.ts';
import { whereAt } from './where-at.ts';

const at = (latitude: number, longitude: number): Place => ({ latitude, longitude });
const grandPlace = at(50.8467, 4.3525);
const erasme = at(50.8135, 4.2665);
/** The corners of the roads between them, which Valhalla has on its map. */
const road = [grandPlace, at(50.8357, 4.3363), at(50.835, 4.312), erasme];

/** Metres from a place to the nearest of a line. */
function metresTo(line: readonly Place[], place: Place): number {
  const steps = line.slice(1).flatMap((to, index) => {
    const from = line[index] ?? to;
    return Array.from({ length: 201 }, (_, step) =>
      at(
        from.latitude + ((to.latitude - from.latitude) * step) / 200,
        from.longitude + ((to.longitude - from.longitude) * step) / 200,
      ),
    );
  });
  return 1000 * Math.min(...steps.map((step) => straightKm(step, place)));
}

const ride = { booking: rowOf({}), start: 600, end: 640, from: grandPlace, to: erasme };
const minutes = Array.from({ length: 40 }, (_, minute) => 600 + minute);
const installed = findValhalla();

// The package is optional: it has no build for every system.
describe.skipIf(!installed)('a simulated driver on the roads of a real Valhalla', () => {
  let valhalla: FakeService;
  let roads: Roads;
  beforeAll(async () => {
    valhalla = await startValhalla(installed ?? '');
    roads = createRoads(createValhallaRoutes({ url: valhalla.url }), () => new Date());
    await vi.waitFor(() => expect(roads.lineOf(grandPlace, erasme)).toBeDefined(), { timeout: 10_000 });
  });
  afterAll(() => valhalla.close());

  const drive = (known: Roads) => minutes.map((minute) => whereAt([ride], grandPlace, minute, known));

  it('keeps to the streets all the way, which the straight line leaves', () => {
    expect(Math.max(...drive(roads).map((place) => metresTo(road, place)))).toBeLessThan(30);
    expect(Math.max(...drive(noRoads).map((place) => metresTo(road, place)))).toBeGreaterThan(300);
  });

  it('a simulated driver goes on without a jump, and turns where the street does', () => {
    const places = drive(roads);
    const steps = places.slice(1).map((place, index) => straightKm(places[index] ?? place, place));
    expect(Math.max(...steps)).toBeLessThan(0.3);
    expect(new Set(places.map(({ heading }) => heading)).size).toBeGreaterThanOrEqual(3);
  });
});
