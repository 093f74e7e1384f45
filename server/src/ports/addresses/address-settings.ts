import { keyOf, serviceUrl } from '../http/service-settings.ts';
import type { Environment } from '../../kernel/settings.ts';

/** The configured address service. */
export type AddressSettings =
  | { readonly service: 'photon'; readonly url: string }
  | { readonly service: 'google'; readonly url: string | undefined; readonly key: string };

/**
 * The service configured by ADDRESS_SERVICE, ADDRESS_URL and ADDRESS_KEY; undefined for our own addresses only.
 * @throws for an incomplete configuration
 */
export function addressesOf({
  ADDRESS_SERVICE: service,
  ADDRESS_URL,
  ADDRESS_KEY,
}: Environment): AddressSettings | undefined {
  if (!service) {
    if (ADDRESS_URL || ADDRESS_KEY)
      throw new Error('ADDRESS_URL and ADDRESS_KEY need ADDRESS_SERVICE: photon or google');
    return undefined;
  }
  const url = ADDRESS_URL ? serviceUrl('ADDRESS_URL', ADDRESS_URL) : undefined;
  if (service === 'google') {
    if (!ADDRESS_KEY) throw new Error('ADDRESS_SERVICE=google needs ADDRESS_KEY, a key of the Places API (New)');
    return { service, url, key: keyOf('ADDRESS_KEY', ADDRESS_KEY) };
  }
  if (service !== 'photon') throw new Error(`ADDRESS_SERVICE is photon or google, not ${service}`);
  if (!url) throw new Error('ADDRESS_SERVICE=photon needs ADDRESS_URL, such as http://photon:2322');
  if (ADDRESS_KEY) throw new Error('ADDRESS_SERVICE=photon takes no ADDRESS_KEY');
  return { service, url };
}
