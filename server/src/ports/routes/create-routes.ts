import { createCircuit, type Surroundings, type Circuit } from '../http/circuit.ts';
import { createGoogleRoutes } from './google-routes.ts';
import { createOsrmRoutes } from './osrm-routes.ts';
import type { RoutePort, Routes, Route, Travel } from './route-port.ts';
import { setImmediate } from 'node:timers/promises';
import { keyOf, serviceUrl } from '../http/service-settings.ts';
import type { Environment } from '../../kernel/settings.ts';
import { type TripMoment, estimateLeg } from '@navette/shared/domain';
import { createCache, type CacheOptions } from '../http/response-cache.ts';
import type { GeoPoint } from '../addresses/address-port.ts';

/** Configured routes: a service with the estimate as fallback, or only the estimate. */
export function createRoutes(settings: RoutesSettings | undefined, { log, now }: Surroundings = {}): Routes {
  if (!settings) return { ...createEstimatedRoutes(), outage: () => null };
  const { service } = settings;
  const circuit = createCircuit({ service, log, now });
  // Google's terms forbid caching: only running requests are shared.
  const cacheOptions = { now, ...(service === 'google' && { timeToLive: 0 }) };
  return withEstimate(withCache(routesAt(settings, now), cacheOptions), service, circuit);
}

function routesAt(settings: RoutesSettings, now: Surroundings['now']): RoutePort {
  if (settings.service === 'google') return createGoogleRoutes({ ...settings, now });
  const { url, key } = settings;
  return createOsrmRoutes({ url, now, ...(key !== undefined && { headers: { authorization: `Bearer ${key}` } }) });
}

/**
 * Routes of a service, with the labelled estimate as fallback, which names the service. Never rejects.
 * @param service its configured name
 */
function withEstimate(port: RoutePort, service: string, circuit: Circuit): Routes {
  return {
    outage: () => circuit.outage(),
    async route(places, moment) {
      try {
        return await circuit.run(() => port.route(places, moment));
      } catch {
        return { ...estimateRoute(places, moment), unavailable: service };
      }
    },
    async matrix(places, moment) {
      try {
        return await circuit.run(() => port.matrix(places, moment));
      } catch {
        return { ...(await estimateMatrix(places, moment)), unavailable: service };
      }
    },
  };
}

/** The configured routing service. */
export type RoutesSettings =
  | { readonly service: 'osrm'; readonly url: string; readonly key: string | undefined }
  | { readonly service: 'google'; readonly url: string | undefined; readonly key: string };

/**
 * The service configured by ROUTES_SERVICE, ROUTES_URL and ROUTES_KEY; undefined for the embedded estimate.
 * @throws for an incomplete configuration, which would pass estimates off as measured
 */
export function routesOf({ ROUTES_SERVICE: service, ROUTES_URL, ROUTES_KEY }: Environment): RoutesSettings | undefined {
  const url = ROUTES_URL ? serviceUrl('ROUTES_URL', ROUTES_URL) : undefined;
  const key = ROUTES_KEY ? keyOf('ROUTES_KEY', ROUTES_KEY) : undefined;
  if (!service) {
    if (url || key) throw new Error('ROUTES_URL and ROUTES_KEY need ROUTES_SERVICE: osrm or google');
    return undefined;
  }
  if (service === 'google') {
    if (!key) throw new Error('ROUTES_SERVICE=google needs ROUTES_KEY, a key of the Routes API');
    return { service, url, key };
  }
  if (service !== 'osrm') throw new Error(`ROUTES_SERVICE is osrm or google, not ${service}`);
  if (!url) throw new Error('ROUTES_SERVICE=osrm needs ROUTES_URL, such as http://osrm:5000');
  return { service, url, key };
}

/** Cache key: places to about a metre, time to the minute. */
const routeKey = (places: readonly GeoPoint[], moment: TripMoment | undefined): string =>
  [
    ...places.map(({ latitude, longitude }) => `${latitude.toFixed(5)},${longitude.toFixed(5)}`),
    moment?.date,
    moment?.time,
  ].join(' ');

/** Caches the routes of a service; its matrices are a matter of the adapter, which knows their pairs. */
export function withCache(port: RoutePort, options?: CacheOptions): RoutePort {
  const cached = createCache<Route | null>(options);
  return {
    route: (places, moment) => cached(routeKey(places, moment), () => port.route(places, moment)),
    matrix: (places, moment) => port.matrix(places, moment),
  };
}

/** The estimated route through places, synchronously. */
export function estimateRoute(places: readonly GeoPoint[], moment?: TripMoment): Route {
  const legs = places.slice(1).flatMap((to, index) => {
    const from = places[index];
    return from ? [{ ...estimateLeg(from, to, moment), geometry: [pair(from), pair(to)] }] : [];
  });
  return { legs, estimated: true, source: 'estimate', attribution: null };
}

const pair = ({ latitude, longitude }: GeoPoint) => [latitude, longitude] as const;

/** Routes without any external service: straight lines, estimated kilometres and seconds, labelled as such. */
export function createEstimatedRoutes(): RoutePort {
  return { route: (places, moment) => Promise.resolve(estimateRoute(places, moment)), matrix: estimateMatrix };
}

/** Pairs that are estimated before other calls of the server get their turn: a few milliseconds. */
const AT_ONCE = 20_000;

async function estimateMatrix(places: readonly GeoPoint[], moment?: TripMoment): Promise<Travel> {
  const size = places.length;
  const [seconds, metres] = [new Float64Array(size * size), new Float64Array(size * size)];
  let sinceTurn = 0;
  for (const [row, from] of places.entries()) {
    for (const [column, to] of places.entries()) {
      const { duration, distance } = estimateLeg(from, to, moment);
      seconds[row * size + column] = duration;
      metres[row * size + column] = Math.round(distance * 1000);
    }
    sinceTurn += size;
    if (sinceTurn < AT_ONCE) continue;
    sinceTurn = 0;
    await setImmediate();
  }
  return { matrix: { size, seconds, metres }, estimated: true, source: 'estimate' };
}
