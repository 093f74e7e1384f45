import type { Route, RoutePort, TripMoment } from '../route-port.ts';
import type { GeoPoint } from '../../addresses/address-port.ts';
import { estimateLeg } from './estimate-leg.ts';

/** The estimated route through places, without waiting for anybody. */
export function estimateRoute(places: readonly GeoPoint[], moment?: TripMoment): Route {
  const legs = places.slice(1).flatMap((to, index) => {
    const from = places[index];
    return from ? [estimateLeg(from, to, moment)] : [];
  });
  return { legs, estimated: true, source: 'estimate', attribution: null };
}

/** Routes without any outside service: straight lines, estimated kilometres and seconds, labelled as such. */
export function createEstimatedRoutes(): RoutePort {
  return { route: (places, moment) => Promise.resolve(estimateRoute(places, moment)) };
}
