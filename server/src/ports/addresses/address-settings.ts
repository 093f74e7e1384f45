import { serviceUrl } from '../http/service-settings.ts';

/** Which service knows addresses. */
export interface AddressSettings {
  readonly service: 'photon' | 'nominatim';
  readonly url: string;
}

/**
 * The service that ADDRESS_SERVICE and ADDRESS_URL name; undefined for the own addresses alone.
 * @throws when one is set without the other
 */
export function addressesOf({ ADDRESS_SERVICE: service, ADDRESS_URL }: NodeJS.ProcessEnv): AddressSettings | undefined {
  if (!service && !ADDRESS_URL) return undefined;
  if (!service || !ADDRESS_URL) throw new Error('ADDRESS_SERVICE (photon or nominatim) and ADDRESS_URL are set together or not at all');
  if (service !== 'photon' && service !== 'nominatim') throw new Error(`ADDRESS_SERVICE is photon or nominatim, not ${service}`);
  return { service, url: serviceUrl('ADDRESS_URL', ADDRESS_URL) };
}
