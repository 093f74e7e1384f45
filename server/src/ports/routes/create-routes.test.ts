import { afterAll, afterEach, describe, expect, it, vi, beforeEach } from 'vitest';
import { startFakeOsrm } from '../../testing/fake-osrm.ts';
import { AT_SEA } from '../../testing/fake-roads.ts';
import { createRoutes, routesOf, estimateRoute, withCache, createEstimatedRoutes } from './create-routes.ts';
import { describeRoutePort } from './route-port.contract.ts';
import type { RoutePort } from './route-port.ts';

const grandPlace = { latitude: 50.8467, longitude: 4.3525 };
const saintLuc = { latitude: 50.853, longitude: 4.4525 };
const fake = await startFakeOsrm();
afterEach(() => {
  for (const list of [fake.calls, fake.failures]) list.length = 0;
});
afterAll(() => fake.close());
const osrm = () => ({ service: 'osrm' as const, url: fake.url, key: undefined });

describeRoutePort('as configured, without a service', async () => createRoutes(undefined), { estimated: true });
describeRoutePort('as configured, with a service', async () => createRoutes(osrm()), {
  estimated: false,
  unreachable: AT_SEA,
});

describe('routes of a configured service', () => {
  it('caches the routes of the service', async () => {
    const routes = createRoutes(osrm());
    await routes.route([grandPlace, saintLuc]);
    await routes.route([grandPlace, saintLuc]);
    expect(fake.calls).toHaveLength(1);
  });

  it('falls back to the estimate during an outage, names the service, and recovers', async () => {
    let clock = Date.now();
    const log = { warn: vi.fn(), info: vi.fn() };
    const routes = createRoutes(osrm(), { log, now: () => new Date(clock) });
    fake.failures.push({ status: 503, body: 'x' });
    for (const to of [saintLuc, AT_SEA]) {
      expect(await routes.route([grandPlace, to])).toMatchObject({
        estimated: true,
        source: 'estimate',
        unavailable: 'osrm',
        attribution: null,
      });
    }
    expect(fake.calls).toHaveLength(1);
    clock += 30_000;
    await routes.route([grandPlace, saintLuc]);
    await vi.waitFor(() => expect(log.info).toHaveBeenCalledTimes(1));
    expect(await routes.route([grandPlace, saintLuc])).toMatchObject({ estimated: false, source: 'osrm' });
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  it('estimates a matrix that the service refuses or fails at, and names the service', async () => {
    const log = { warn: vi.fn(), info: vi.fn() };
    const routes = createRoutes(osrm(), { log });
    const refused = { status: 400, body: { code: 'TooBig', message: 'Too many table coordinates' } };
    fake.failures.push(refused, { status: 503, body: 'x' });
    for (const warnings of [0, 1]) {
      const { matrix, ...facts } = await routes.matrix([grandPlace, saintLuc]);
      expect(facts).toEqual({ estimated: true, source: 'estimate', unavailable: 'osrm' });
      expect(matrix.seconds[1]).toBeGreaterThan(300);
      expect(log.warn).toHaveBeenCalledTimes(warnings);
    }
  });

  it('measures the ways of a day once', async () => {
    const routes = createRoutes(osrm());
    const first = await routes.matrix([grandPlace, saintLuc]);
    expect(await routes.matrix([grandPlace, saintLuc])).toEqual(first);
    expect(fake.calls).toHaveLength(1);
  });

  it('sends the key that a route server requires', async () => {
    await createRoutes({ ...osrm(), key: 'secret' }).route([grandPlace, saintLuc]);
    expect(fake.calls[0]?.headers.authorization).toBe('Bearer secret');
  });
});

describe('the configuration of routes', () => {
  it('uses the estimate when no service is configured', () => {
    expect(routesOf({})).toBeUndefined();
    expect(routesOf({ ROUTES_SERVICE: '', ROUTES_URL: '' })).toBeUndefined();
  });

  it.each([
    [
      { ROUTES_SERVICE: 'osrm', ROUTES_URL: 'http://osrm:5000/' },
      { service: 'osrm', url: 'http://osrm:5000', key: undefined },
    ],
    [
      { ROUTES_SERVICE: 'osrm', ROUTES_URL: 'https://x.example/osrm/', ROUTES_KEY: 'k' },
      { service: 'osrm', url: 'https://x.example/osrm', key: 'k' },
    ],
    [
      { ROUTES_SERVICE: 'google', ROUTES_KEY: 'k' },
      { service: 'google', url: undefined, key: 'k' },
    ],
  ])('accepts the route settings %j', (env, settings) => {
    expect(routesOf(env)).toEqual(settings);
  });

  it.each([
    [{ ROUTES_SERVICE: 'osrm' }, 'ROUTES_URL'],
    [{ ROUTES_SERVICE: 'google', ROUTES_URL: 'https://x.example' }, 'ROUTES_KEY'],
    [{ ROUTES_URL: 'http://osrm:5000' }, 'ROUTES_SERVICE'],
    [{ ROUTES_KEY: 'k' }, 'ROUTES_SERVICE'],
    [{ ROUTES_SERVICE: 'valhalla', ROUTES_URL: 'http://x' }, 'ROUTES_SERVICE is osrm or google, not valhalla'],
    [{ ROUTES_SERVICE: 'osrm', ROUTES_URL: 'osrm:5000' }, 'not the address'],
    [{ ROUTES_SERVICE: 'google', ROUTES_KEY: 'two words' }, 'not a key'],
  ])('refuses the incomplete route settings %j', (env, message) => {
    expect(() => routesOf(env)).toThrow(message);
  });
});

const [one, other, third] = [
  { latitude: 50.8467, longitude: 4.3525 },
  { latitude: 50.8135, longitude: 4.2665 },
  { latitude: 50.853, longitude: 4.4525 },
];
const asked = vi.fn<RoutePort['route']>();
let clock = 0;
const cachedRoutes = (options: { timeToLive?: number; limit?: number } = {}) =>
  withCache({ ...createEstimatedRoutes(), route: asked }, { ...options, now: () => new Date(clock) });
beforeEach(() => {
  clock = 0;
  asked.mockReset().mockImplementation((places) => Promise.resolve(estimateRoute(places)));
});

describe('cache of routes', () => {
  it('requests the same route once', async () => {
    const routes = cachedRoutes();
    expect(await routes.route([one, other])).toEqual(await routes.route([{ ...one }, { ...other }]));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('caches by direction, places and time', async () => {
    const routes = cachedRoutes();
    await routes.route([one, other]);
    await routes.route([other, one]);
    await routes.route([one, other, third]);
    await routes.route([one, other], { date: '2026-03-10', time: '08:00' });
    await routes.route([one, other], { date: '2026-03-10', time: '12:00' });
    expect(asked).toHaveBeenCalledTimes(5);
  });

  it('expires cached routes', async () => {
    const routes = cachedRoutes({ timeToLive: 1000 });
    await routes.route([one, other]);
    clock = 999;
    await routes.route([one, other]);
    expect(asked).toHaveBeenCalledTimes(1);
    clock = 1000;
    await routes.route([one, other]);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('limits the size of the cache of routes', async () => {
    const routes = cachedRoutes({ limit: 2 });
    for (const places of [
      [one, other],
      [one, third],
      [other, third],
      [one, other],
    ])
      await routes.route(places);
    expect(asked).toHaveBeenCalledTimes(4);
    await routes.route([other, third]);
    expect(asked).toHaveBeenCalledTimes(4);
  });

  it('the cache of routes does not keep a failed request', async () => {
    asked.mockRejectedValueOnce(new Error('away'));
    const routes = cachedRoutes();
    await expect(routes.route([one, other])).rejects.toThrow('away');
    expect(await routes.route([one, other])).not.toBeNull();
  });

  it('shares concurrent requests only, when the service forbids caching', async () => {
    const routes = cachedRoutes({ timeToLive: 0 });
    await Promise.all([routes.route([one, other]), routes.route([one, other])]);
    expect(asked).toHaveBeenCalledTimes(1);
    await routes.route([one, other]);
    expect(asked).toHaveBeenCalledTimes(2);
  });
});

describeRoutePort('embedded estimate', () => Promise.resolve(createEstimatedRoutes()), { estimated: true });

describe('estimated routes', () => {
  it('marks an estimated route, and draws a straight line', () => {
    const route = estimateRoute([grandPlace, saintLuc]);
    expect(route).toMatchObject({ estimated: true, source: 'estimate' });
    expect(route.legs[0]?.geometry).toEqual([
      [50.8467, 4.3525],
      [50.853, 4.4525],
    ]);
  });

  it('estimates longer times in the rush hour of Brussels than at noon', () => {
    const [noon] = estimateRoute([grandPlace, saintLuc], { date: '2026-03-10', time: '12:00' }).legs;
    const [rush] = estimateRoute([grandPlace, saintLuc], { date: '2026-03-10', time: '08:15' }).legs;
    expect(rush?.duration).toBeGreaterThan(noon?.duration ?? 0);
    expect(rush?.distance).toBe(noon?.distance);
  });
});
