import type { Circuit } from '../../http/circuit.ts';
import { estimateRoute } from '../embedded/estimated-routes.ts';
import type { RoutePort, Routes } from '../route-port.ts';

/**
 * Routes of a service, and while it fails the labelled estimate, which names the service. Never rejects.
 * @param service its name, as it is configured.
 */
export function withEstimate(port: RoutePort, service: string, circuit: Circuit): Routes {
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
