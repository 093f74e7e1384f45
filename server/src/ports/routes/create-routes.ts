import { createCircuit, type OutageLog, type Circuit } from '../http/circuit.ts';
import { createEstimatedRoutes, estimateRoute } from './estimated-routes.ts';
import { withCache } from './with-cache.ts';
import { createGoogleRoutes } from './google-routes.ts';
import { createOsrmRoutes } from './osrm-routes.ts';
import type { RoutePort, Routes } from './route-port.ts';
import type { RoutesSettings } from './routes-settings.ts';

interface Surroundings {
  readonly log?: OutageLog | undefined;
  readonly now?: (() => Date) | undefined;
}

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
  return createOsrmRoutes({ url, ...(key !== undefined && { headers: { authorization: `Bearer ${key}` } }) });
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
  };
}
