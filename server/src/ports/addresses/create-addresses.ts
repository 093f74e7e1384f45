import { createCircuit, type OutageLog } from '../http/circuit.ts';
import type { Addresses, AddressPort } from './address-port.ts';
import type { AddressSettings } from './address-settings.ts';
import { createEmbeddedAddresses } from './embedded/embedded-addresses.ts';
import { createGoogleAddresses } from './google-addresses.ts';
import { createPhotonAddresses } from './photon-addresses.ts';
import { type OwnAddresses, withOwnAddresses } from './with-own-addresses.ts';

interface Surroundings {
  readonly log?: OutageLog | undefined;
  readonly now?: (() => Date) | undefined;
}

/** Configured addresses: of a service with our own as fallback, or only our own. */
export function createAddresses(
  settings: AddressSettings | undefined,
  own: OwnAddresses,
  { log, now }: Surroundings = {},
): Addresses {
  if (!settings) return { ...createEmbeddedAddresses(own.book, own.register), outage: () => null };
  return withOwnAddresses(addressesAt(settings), createCircuit({ service: settings.service, log, now }), own);
}

function addressesAt(settings: AddressSettings): AddressPort {
  return settings.service === 'google' ? createGoogleAddresses(settings) : createPhotonAddresses({ url: settings.url });
}
