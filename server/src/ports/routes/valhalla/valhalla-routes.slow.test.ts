import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AT_SEA } from '../../../testing/fake-roads.ts';
import type { FakeService } from '../../../testing/fake-service.ts';
import { startFakeValhalla, valhallaError } from '../../../testing/fake-valhalla.ts';
import { findValhalla, startValhalla } from '../../../testing/valhalla/start-valhalla.ts';
import { describeFailingService, SHORT_TIMEOUT } from '../../http/failing-service.contract.ts';
import { describeRoutePort } from '../route-port.contract.ts';
import { createValhallaRoutes } from './valhalla-routes.ts';

const grandPlace = { latitude: 50.8467, longitude: 4.3525 };
const erasme = { latitude: 50.8135, longitude: 4.2665 };
/** On a road of the map that no other reaches. */
const island = { latitude: 50.7, longitude: 4.05 };

let fake: FakeService;
beforeAll(async () => {
  fake = await startFakeValhalla();
});
afterAll(() => fake.close());

describeRoutePort('Valhalla', async () => createValhallaRoutes({ url: fake.url }), {
  estimated: false,
  unreachable: AT_SEA,
});

describeFailingService('a Valhalla', async () => ({
  fake: await startFakeValhalla(),
  ask: (url) => createValhallaRoutes({ url, timeout: SHORT_TIMEOUT }).route([grandPlace, erasme]),
}));

describe('routes of Valhalla', () => {
  const routes = () => createValhallaRoutes({ url: fake.url });

  it('requests kilometres by car from Valhalla, at the time of the trip', async () => {
    await routes().route([grandPlace, erasme], { date: '2036-03-11', time: '08:15' });
    expect(fake.calls.at(-1)?.body).toEqual({
      locations: [
        { lat: 50.8467, lon: 4.3525, type: 'break' },
        { lat: 50.8135, lon: 4.2665, type: 'break' },
      ],
      costing: 'auto',
      units: 'kilometers',
      directions_type: 'none',
      date_time: { type: 1, value: '2036-03-11T08:15' },
    });
  });

  it.each([170, 171, 442])('finds no route when Valhalla answers error %i', async (code) => {
    fake.failures.push(valhallaError(code, 'x'));
    expect(await routes().route([grandPlace, erasme])).toBeNull();
  });

  it.each([
    [
      'refuses the question',
      valhallaError(154, 'Path distance exceeds the max distance limit: 5000000 meters'),
      'refused',
    ],
    [
      'measures in miles',
      { status: 200, body: { trip: { units: 'miles', legs: [{ summary: { length: 1, time: 60 }, shape: '??AA' }] } } },
      'unexpected',
    ],
    [
      'measures with words',
      {
        status: 200,
        body: { trip: { units: 'kilometers', legs: [{ summary: { length: '1', time: 60 }, shape: '??AA' }] } },
      },
      'unexpected',
    ],
  ])('fails when Valhalla %s', async (_, answer, fault) => {
    fake.failures.push(answer);
    await expect(routes().route([grandPlace, erasme])).rejects.toMatchObject({ fault });
  });
});

const installed = findValhalla();

it('routes are tested against a real Valhalla in CI', () => {
  expect(installed !== undefined || !process.env.CI).toBe(true);
});

// The package is optional: it has no build for every system.
describe.skipIf(!installed)('with a real Valhalla', () => {
  let valhalla: FakeService;
  beforeAll(async () => {
    valhalla = await startValhalla(installed ?? '');
  });
  afterAll(() => valhalla.close());

  describeRoutePort('a real Valhalla', async () => createValhallaRoutes({ url: valhalla.url }), {
    estimated: false,
    unreachable: island,
  });

  it('follows the roads with a real Valhalla', async () => {
    const route = await createValhallaRoutes({ url: valhalla.url }).route([grandPlace, erasme]);
    expect(route?.legs).toEqual([{ distance: 7.378, duration: expect.any(Number), geometry: expect.any(Array) }]);
    expect(route?.legs[0]?.geometry).toHaveLength(4);
  });

  it('finds no road in the sea with a real Valhalla', async () => {
    expect(await createValhallaRoutes({ url: valhalla.url }).route([grandPlace, AT_SEA])).toBeNull();
  });
});
