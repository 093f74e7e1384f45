import { createCircuit, type OutageLog } from '../http/circuit.ts';
import { createEstimatedRoutes } from './embedded/estimated-routes.ts';
import { withEstimate } from './fallback/with-estimate.ts';
import { withMemory } from './fallback/with-memory.ts';
import { createGoogleRoutes } from './google/google-routes.ts';
import { createOsrmRoutes } from './osrm/osrm-routes.ts';
import type { RoutePort, Routes } from './route-port.ts';
import type { RoutesSettings } from './routes-settings.ts';
import { createValhallaRoutes } from './valhalla/valhalla-routes.ts';

interface Surroundings {
  readonly log?: OutageLog | undefined;
  readonly now?: (() => Date) | undefined;
}

/** Routes as they are configured: of a service with the estimate behind it, or the estimate alone. */
export function createRoutes(settings: RoutesSettings | undefined, { log, now }: Surroundings = {}): Routes {
  if (!settings) return { ...createEstimatedRoutes(), outage: () => null };
  const { service } = settings;
  const circuit = createCircuit({ service, log, now });
  // Google's terms allow no store of its answers: only questions under way are shared.
  const memory = { now, ...(service === 'google' && { keep: 0 }) };
  return withEstimate(withMemory(routesAt(settings, now), memory), service, circuit);
}

function routesAt(settings: RoutesSettings, now: Surroundings['now']): RoutePort {
  if (settings.service === 'google') return createGoogleRoutes({ ...settings, now });
  const { url, key } = settings;
  const access = { url, ...(key !== undefined && { headers: { authorization: `Bearer ${key}` } }) };
  return settings.service === 'osrm' ? createOsrmRoutes(access) : createValhallaRoutes(access);
}
