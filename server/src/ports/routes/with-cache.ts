import type { TripMoment } from '@navette/shared/domain';
import { createCache, type CacheOptions } from '../http/response-cache.ts';
import type { GeoPoint } from '../addresses/address-port.ts';
import type { Route, RoutePort } from './route-port.ts';

/** Cache key: places to about a metre, time to the minute. */
const keyOf = (places: readonly GeoPoint[], moment: TripMoment | undefined): string =>
  [
    ...places.map(({ latitude, longitude }) => `${latitude.toFixed(5)},${longitude.toFixed(5)}`),
    moment?.date,
    moment?.time,
  ].join(' ');

/** Caches the routes of a service. */
export function withCache(port: RoutePort, options?: CacheOptions): RoutePort {
  const cached = createCache<Route | null>(options);
  return { route: (places, moment) => cached(keyOf(places, moment), () => port.route(places, moment)) };
}
