import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { contract } from '../../kernel/contract.ts';
import { ServiceError } from '../../kernel/service-error.ts';
import { type Environment, numberOf } from '../../kernel/settings.ts';
import { lazyValidator, withSoundTexts } from '../../kernel/validators.ts';
import { askOutside } from '../../kernel/work.ts';
import { jsonRequest, reach, readJson } from '../http/call-service.ts';
import { serviceUrl } from '../http/service-settings.ts';
import type { CarrierAccess, CarrierPort, CarrierTrip } from './carrier-port.ts';

const SERVICE = 'carrier';
const PATH = '/service/tds/trip';

/** Larger than any trip. */
const MOST_BYTES = 100_000;

/** Statuses with which a carrier refuses one message. */
const REFUSED: readonly number[] = [400, 404, 409, 410, 422];

export interface CarrierSettings {
  /** Addresses without TLS and in the own network are allowed as well. */
  readonly privateNetwork: boolean;
  /** Milliseconds for a call. */
  readonly timeout: number;
}

/** CARRIER_PRIVATE_NETWORK and CARRIER_TIMEOUT_MS. */
export const carriersOf = (env: Environment): CarrierSettings => ({
  privateNetwork: env.CARRIER_PRIVATE_NETWORK === '1' || env.NAVETTE_DEMO === '1',
  timeout: numberOf(env, 'CARRIER_TIMEOUT_MS'),
});

/** Calls carriers over HTTP. Their addresses are settings of the office, not of operations: our own network is out of their reach. */
export function createHttpCarriers({ privateNetwork, timeout }: CarrierSettings): CarrierPort {
  const isTrip = withSoundTexts(lazyValidator(contract.components.schemas.TdsTrip ?? {}, 'json'));
  const allows = (url: string) => isService(url) && (privateNetwork || isPublicName(new URL(url)));

  const call = ({ url, token }: CarrierAccess, path: string, init: RequestInit): Promise<CarrierTrip> =>
    askOutside(SERVICE, async () => {
      if (!allows(url) || !(privateNetwork || (await isPublicHost(new URL(url).hostname))))
        throw new ServiceError(SERVICE, 'settings', 'has an address that is not allowed');
      const headers = { ...Object.fromEntries(new Headers(init.headers)), authorization: `Bearer ${token}` };
      const answer = await reach(
        SERVICE,
        `${serviceUrl(SERVICE, url)}${PATH}${path}`,
        { ...init, headers },
        { timeout, handled: REFUSED },
      );
      if (!answer.ok) {
        await answer.body?.cancel();
        throw new ServiceError(SERVICE, 'refused', `answers ${answer.status}`);
      }
      const trip = await readJson(SERVICE, answer, MOST_BYTES);
      if (isCarrierTrip(trip, isTrip)) return trip;
      throw new ServiceError(SERVICE, 'unexpected', 'answers no trip of the specification');
    });

  return {
    allows,
    ask: (to, key, message) => call(to, '', jsonRequest(message, { 'idempotency-key': key })),
    read: (to, id) => call(to, `/${id}`, jsonRequest(undefined, {})),
    order: (to, id, message) => call(to, `/${id}`, jsonRequest(message, {})),
    withdraw: (to, id) => call(to, `/${id}`, { ...jsonRequest(undefined, {}), method: 'DELETE' }),
  };
}

/** An answer by the same schema as our own. */
const isCarrierTrip = (trip: unknown, isValid: (value: unknown) => boolean): trip is CarrierTrip => isValid(trip);

function isService(url: string): boolean {
  try {
    return serviceUrl(SERVICE, url) !== '';
  } catch {
    return false;
  }
}

/** Networks that are nobody's on the internet (IANA special-purpose registries). */
const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4');
/** The internet of version 6; addresses that carry one of version 4 are outside of it. */
const PUBLIC6 = new BlockList();
PUBLIC6.addSubnet('2000::', 3, 'ipv6');
PRIVATE.addSubnet('2002::', 16, 'ipv6');

const isPublicAddress = (address: string): boolean =>
  isIP(address) === 4 ? !PRIVATE.check(address) : PUBLIC6.check(address, 'ipv6') && !PRIVATE.check(address, 'ipv6');

/** With TLS, and no address that is not public. */
function isPublicName({ protocol, hostname }: URL): boolean {
  const address = hostname.replace(/^\[|\]$/gu, '');
  return protocol === 'https:' && hostname !== 'localhost' && (isIP(address) === 0 || isPublicAddress(address));
}

/** Whether a name leads to public addresses alone. @throws ServiceError `unavailable` when it cannot be looked up */
async function isPublicHost(hostname: string): Promise<boolean> {
  const address = hostname.replace(/^\[|\]$/gu, '');
  if (isIP(address) > 0) return isPublicAddress(address);
  const found = await lookup(hostname, { all: true }).catch(() => {
    throw new ServiceError(SERVICE, 'unavailable', 'has a name that is not known');
  });
  return found.every((one) => isPublicAddress(one.address));
}
