import { isUncheckedObject, partOf, textOf } from '../../http/unchecked.ts';
import { createServiceCall, type ServiceAccess } from '../../http/call-service.ts';
import { createCache } from '../../http/response-cache.ts';
import { ServiceError } from '../../../kernel/service-error.ts';
import type { AddressPort, AddressSearch } from '../address-port.ts';
import { choosePlace } from '../service/choose-place.ts';
import { belgianPlace, type FoundAddress, zipIn } from '../service/found-address.ts';
import { answerLanguage, isWholeAddress, geocoderQuery } from '../service/geocoder-query.ts';
import { toSuggestions } from '../service/to-suggestions.ts';
import { createRateLimitQueue } from './rate-limit-queue.ts';

/** The configured Nominatim server. */
export interface NominatimSettings extends Omit<ServiceAccess, 'service' | 'headers'> {
  /** Minimum interval between calls, ms: a second on the public server by its usage policy, else none. */
  readonly between?: number | undefined;
}

const SERVICE = 'nominatim';
const TIMEOUT = 3_000;
/** Maximum wait for a turn, ms; beyond it the fallback answers. */
const LONGEST_WAIT = 2_000;
const MOST = 10;
/** The other language of Brussels, where the first has no name. */
const LANGUAGES = { fr: 'fr,nl', nl: 'nl,fr' } as const;
const PUBLIC = 'nominatim.openstreetmap.org';

/** Addresses of a Nominatim server, which finds complete addresses only. */
export function createNominatimAddresses({ between, timeout = TIMEOUT, ...settings }: NominatimSettings): AddressPort {
  const call = createServiceCall({
    ...settings,
    timeout,
    service: SERVICE,
    headers: { 'user-agent': 'Navette (dispatch of patient transport)' },
  });
  const rateLimit = createRateLimitQueue(
    between ?? (new URL(settings.url).hostname === PUBLIC ? 1_000 : 0),
    LONGEST_WAIT,
  );
  const cached = createCache<FoundAddress[]>();

  async function ask(query: string): Promise<FoundAddress[]> {
    if (!(await rateLimit.turn()))
      throw new ServiceError(SERVICE, 'refused', 'is called no faster than its rate limit');
    const { status, body } = await call(query);
    if (status === 400) throw new ServiceError(SERVICE, 'refused', 'refuses the question');
    if (!Array.isArray(body)) throw new ServiceError(SERVICE, 'unexpected', 'answers with no list');
    return body.flatMap(readPlace);
  }

  async function find(q: string, language: AddressSearch['language']): Promise<FoundAddress[]> {
    if (!isWholeAddress(q)) return [];
    const query = new URLSearchParams({
      q: geocoderQuery(q),
      format: 'jsonv2',
      addressdetails: '1',
      countrycodes: 'be',
      limit: String(MOST),
      'accept-language': LANGUAGES[answerLanguage(q, language)],
    });
    return cached(query.toString(), () => ask(`/search?${query.toString()}`));
  }

  return {
    suggest: async (search) => toSuggestions(await find(search.q, search.language), search, SERVICE),
    geocode: async (address) => choosePlace(address, await find(address, undefined)),
  };
}

/** Latitude and longitude are texts here. */
const degrees = (value: unknown): number | undefined =>
  typeof value === 'string' && value !== '' ? Number(value) : undefined;

function readPlace(found: unknown): FoundAddress[] {
  const address = partOf(found, 'address');
  const read = (...keys: string[]) => keys.map((key) => textOf(address[key])).find((value) => value !== null) ?? null;
  const place = isUncheckedObject(found) ? belgianPlace(degrees(found.lat), degrees(found.lon)) : undefined;
  if (!place || read('country_code')?.toLowerCase() !== 'be') return [];
  const street = read('road', 'pedestrian', 'footway', 'square');
  const own = isUncheckedObject(found) ? textOf(found.name) : null;
  const name = street !== null && own !== null && own !== street && read('house_number') !== own ? own : null;
  const city = read('city', 'town', 'village', 'municipality', 'suburb');
  return [
    {
      place,
      name,
      street,
      houseNumber: street === null ? null : read('house_number'),
      zip: zipIn(read('postcode')),
      city,
    },
  ];
}
