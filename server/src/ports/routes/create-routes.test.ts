import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { startFakeOsrm } from '../../testing/fake-osrm.ts';
import { AT_SEA } from '../../testing/fake-roads.ts';
import { createRoutes } from './create-routes.ts';
import { describeRoutePort } from './route-port.contract.ts';
import { routesOf } from './routes-settings.ts';

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
