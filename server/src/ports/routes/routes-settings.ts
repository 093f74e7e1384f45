import { keyOf, serviceUrl } from '../http/service-settings.ts';
import type { Environment } from '../../kernel/settings.ts';

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
