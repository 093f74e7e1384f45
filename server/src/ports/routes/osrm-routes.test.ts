import { afterAll, describe, expect, it } from 'vitest';
import { startFakeOsrm } from '../../testing/fake-osrm.ts';
import { AT_SEA } from '../../testing/fake-roads.ts';
import { describeFailingService, SHORT_TIMEOUT } from '../http/failing-service.contract.ts';
import { describeRoutePort } from './route-port.contract.ts';
import { createOsrmRoutes } from './osrm-routes.ts';

const grandPlace = { latitude: 50.8467, longitude: 4.3525 };
const saintLuc = { latitude: 50.853, longitude: 4.4525 };
const fake = await startFakeOsrm();
afterAll(() => fake.close());

describeRoutePort('OSRM', async () => createOsrmRoutes({ url: fake.url }), { estimated: false, unreachable: AT_SEA });

describeFailingService('an OSRM', async () => ({
  fake: await startFakeOsrm(),
  ask: (url) => createOsrmRoutes({ url, timeout: SHORT_TIMEOUT }).route([grandPlace, saintLuc]),
}));

describe('routes of OSRM', () => {
  const routes = () => createOsrmRoutes({ url: fake.url });

  it('sends places to OSRM as longitude and latitude, in this order', async () => {
    await routes().route([grandPlace, saintLuc]);
    expect(fake.calls.at(-1)?.url.pathname).toBe('/route/v1/driving/4.352500,50.846700;4.452500,50.853000');
  });

  it('draws each point of a leg once', async () => {
    const route = await routes().route([grandPlace, saintLuc]);
    expect(route?.legs[0]?.geometry).toEqual([
      [50.8467, 4.3525],
      [50.85085, 4.4025],
      [50.853, 4.4525],
    ]);
    expect(route?.attribution).toContain('OpenStreetMap');
  });

  it('finds no route from a place without a road nearby', async () => {
    fake.failures.push({
      status: 400,
      body: { code: 'NoSegment', message: 'Could not find a matching segment for coordinate 0' },
    });
    expect(await routes().route([grandPlace, saintLuc])).toBeNull();
  });

  it.each([
    [
      'refuses the question',
      { status: 400, body: { code: 'TooBig', message: 'Too many trip coordinates' } },
      'refused',
    ],
    ['answers other legs than asked for', { status: 200, body: { code: 'Ok', routes: [{ legs: [] }] } }, 'unexpected'],
    [
      'measures backwards',
      { status: 200, body: { code: 'Ok', routes: [{ legs: [{ distance: -1, duration: 5, steps: [] }] }] } },
      'unexpected',
    ],
    [
      'draws nothing',
      { status: 200, body: { code: 'Ok', routes: [{ legs: [{ distance: 900, duration: 90, steps: [] }] }] } },
      'unexpected',
    ],
    [
      'draws what is no line',
      {
        status: 200,
        body: { code: 'Ok', routes: [{ legs: [{ distance: 900, duration: 90, steps: [{ geometry: '~~~~ é' }] }] }] },
      },
      'unexpected',
    ],
  ])('fails when OSRM %s', async (_, answer, fault) => {
    fake.failures.push(answer);
    await expect(routes().route([grandPlace, saintLuc])).rejects.toMatchObject({ fault });
  });

  it('asks for tables of 100 places on either side', async () => {
    const before = fake.calls.length;
    const places = Array.from({ length: 120 }, (_, index) => ({ latitude: 50.8, longitude: 4 + index / 1000 }));
    await routes().matrix(places);
    expect(fake.calls.length - before).toBe(4);
  });

  it.each([
    ['a table without a row', { durations: [[0, 1]], distances: [[0, 1]] }],
    ['a row without a cell', { durations: [[0], [1, 0]], distances: [[0], [1, 0]] }],
    [
      'cells that are no numbers',
      {
        durations: [
          [0, 'soon'],
          [1, 0],
        ],
        distances: [
          [0, 1],
          [1, 0],
        ],
      },
    ],
    [
      'no distances',
      {
        durations: [
          [0, 1],
          [1, 0],
        ],
      },
    ],
    ['no rows', { durations: [1, 2], distances: [1, 2] }],
  ])('fails when OSRM answers %s', async (_, table) => {
    fake.failures.push({ status: 200, body: { code: 'Ok', ...table } });
    await expect(routes().matrix([grandPlace, saintLuc])).rejects.toMatchObject({ fault: 'unexpected' });
  });
});
