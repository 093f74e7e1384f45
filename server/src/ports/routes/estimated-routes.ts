import { estimateLeg, type TripMoment } from '@navette/shared/domain';
import type { GeoPoint } from '../addresses/address-port.ts';
import type { Route, RoutePort } from './route-port.ts';

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
  return { route: (places, moment) => Promise.resolve(estimateRoute(places, moment)) };
}
