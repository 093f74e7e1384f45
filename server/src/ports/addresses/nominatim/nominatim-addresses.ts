import { isLoose, partOf, textOf } from '../../http/loose.ts';
import { createServiceCall, type ServiceAccess } from '../../http/call-service.ts';
import { createMemory } from '../../http/memory.ts';
import { ServiceError } from '../../../kernel/service-error.ts';
import type { AddressPort, AddressSearch } from '../address-port.ts';
import { choosePlace } from '../service/choose-place.ts';
import { belgianPlace, type FoundAddress, zipIn } from '../service/found-address.ts';
import { answerLanguage, isWholeAddress, questionOf } from '../service/question.ts';
import { toSuggestions } from '../service/to-suggestions.ts';
import { createPace } from './pace.ts';

/** Which Nominatim is asked. */
export interface NominatimSettings extends Omit<ServiceAccess, 'service' | 'headers'> {
  /** Milliseconds from one call to the next; a second on the public server, whose rules ask for it, else none. */
  readonly between?: number | undefined;
}

const SERVICE = 'nominatim';
const TIMEOUT = 3_000;
/** Who waits longer than this for a turn is answered from the own addresses. */
const LONGEST_WAIT = 2_000;
const MOST = 10;
/** The other language of Brussels, where the first has no name. */
const LANGUAGES = { fr: 'fr,nl', nl: 'nl,fr' } as const;
const PUBLIC = 'nominatim.openstreetmap.org';

/** Addresses of a Nominatim server, which finds what is typed to the end. */
export function createNominatimAddresses({ between, timeout = TIMEOUT, ...settings }: NominatimSettings): AddressPort {
  const call = createServiceCall({
    ...settings,
    timeout,
    service: SERVICE,
    headers: { 'user-agent': 'Navette (dispatch of patient transport)' },
  });
  const pace = createPace(between ?? (new URL(settings.url).hostname === PUBLIC ? 1_000 : 0), LONGEST_WAIT);
  const memory = createMemory<FoundAddress[]>();

  async function ask(query: string): Promise<FoundAddress[]> {
    if (!(await pace.turn())) throw new ServiceError(SERVICE, 'refused', 'is asked no faster than its pace');
    const { status, body } = await call(query);
    if (status === 400) throw new ServiceError(SERVICE, 'refused', 'refuses the question');
    if (!Array.isArray(body)) throw new ServiceError(SERVICE, 'unexpected', 'answers with no list');
    return body.flatMap(readPlace);
  }

  async function find(q: string, language: AddressSearch['language']): Promise<FoundAddress[]> {
    if (!isWholeAddress(q)) return [];
    const query = new URLSearchParams({
      q: questionOf(q),
      format: 'jsonv2',
      addressdetails: '1',
      countrycodes: 'be',
      limit: String(MOST),
      'accept-language': LANGUAGES[answerLanguage(q, language)],
    });
    return memory(query.toString(), () => ask(`/search?${query.toString()}`));
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
  const place = isLoose(found) ? belgianPlace(degrees(found.lat), degrees(found.lon)) : undefined;
  if (!place || read('country_code')?.toLowerCase() !== 'be') return [];
  const street = read('road', 'pedestrian', 'footway', 'square');
  const own = isLoose(found) ? textOf(found.name) : null;
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
