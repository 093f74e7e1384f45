import { beforeEach, describe, expect, it, vi } from 'vitest';
import { estimateRoute } from './estimated-routes.ts';
import type { RoutePort } from './route-port.ts';
import { withCache } from './with-cache.ts';

const [one, other, third] = [
  { latitude: 50.8467, longitude: 4.3525 },
  { latitude: 50.8135, longitude: 4.2665 },
  { latitude: 50.853, longitude: 4.4525 },
];
const asked = vi.fn<RoutePort['route']>();
let clock = 0;
const cachedRoutes = (options: { timeToLive?: number; limit?: number } = {}) =>
  withCache({ route: asked }, { ...options, now: () => new Date(clock) });
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
