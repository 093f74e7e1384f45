import { createServiceCall, googleRefusal } from '../http/call-service.ts';
import { isUncheckedObject, listOf, type UncheckedObject, partOf, textOf } from '../http/unchecked.ts';
import { createCache } from '../http/response-cache.ts';
import { ServiceError } from '../../kernel/service-error.ts';
import type { AddressPort, AddressSearch } from './address-port.ts';
import { BRUSSELS } from './embedded/typed-address.ts';
import {
  choosePlace,
  belgianPlace,
  type FoundAddress,
  zipIn,
  answerLanguage,
  isWholeAddress,
  geocoderQuery,
  toSuggestions,
} from './geocoder-hits.ts';

/** Account of Google's Places API. */
interface GoogleAddressesSettings {
  readonly key: string;
  /** Another origin of the service, such as a proxy. */
  readonly url?: string | undefined;
  readonly timeout?: number | undefined;
}

const SERVICE = 'google';
const TIMEOUT = 3_000;
const MOST = 10;

/** Maximum radius of the location bias, in metres. */
const AROUND = 50_000;

/** Field mask: other fields are neither returned nor billed. */
const FIELDS = 'places.displayName,places.types,places.addressComponents,places.location';

/**
 * Addresses of Google's Places API (New), by its text search: one call returns postal code and position, which its autocomplete does not. Calls are
 * billed, so it is only called once there are a street or place and a number. Nothing is cached, as its terms require: only concurrent requests are
 * shared.
 */
export function createGoogleAddresses({
  key,
  url = 'https://places.googleapis.com',
  timeout = TIMEOUT,
}: GoogleAddressesSettings): AddressPort {
  const call = createServiceCall({
    service: SERVICE,
    url,
    timeout,
    headers: { 'x-goog-api-key': key, 'x-goog-fieldmask': FIELDS },
  });
  const cached = createCache<FoundAddress[]>({ timeToLive: 0 });

  async function ask(question: object): Promise<FoundAddress[]> {
    const { status, body } = await call('/v1/places:searchText', question);
    if (status === 400) throw googleRefusal(SERVICE, body);
    // No result is an empty object.
    const places = isUncheckedObject(body) && Object.keys(body).length === 0 ? [] : listOf(body, 'places');
    if (!places) throw new ServiceError(SERVICE, 'unexpected', 'answers with no places');
    return places.flatMap(readPlace);
  }

  async function find({ q, limit, near = BRUSSELS, language }: AddressSearch): Promise<FoundAddress[]> {
    if (!isWholeAddress(q)) return [];
    const { latitude, longitude } = near;
    const question = {
      textQuery: geocoderQuery(q),
      languageCode: answerLanguage(q, language),
      regionCode: 'BE',
      pageSize: Math.min(limit * 2, MOST),
      locationBias: { circle: { center: { latitude, longitude }, radius: AROUND } },
    };
    return cached(JSON.stringify(question), () => ask(question));
  }

  return {
    suggest: async (search) => toSuggestions(await find(search), search, SERVICE),
    geocode: async (address) => choosePlace(address, await find({ q: address, limit: MOST })),
  };
}

/** Place types that are an address, not an establishment. */
const PLAIN: readonly unknown[] = [
  'street_address',
  'premise',
  'subpremise',
  'route',
  'geocode',
  'political',
  'postal_code',
];

/** Skips results that are no address in Belgium. */
function readPlace(found: unknown): FoundAddress[] {
  const { latitude, longitude } = partOf(found, 'location');
  const place = belgianPlace(latitude, longitude);
  const components = (listOf(found, 'addressComponents') ?? []).filter(isUncheckedObject);
  const read = (...types: string[]) =>
    types.map((type) => textOf(ofType(components, type)?.longText)).find((text) => text !== null) ?? null;
  if (!place || textOf(ofType(components, 'country')?.shortText)?.toUpperCase() !== 'BE') return [];
  const isPlain = (listOf(found, 'types') ?? []).some((type) => PLAIN.includes(type));
  const street = read('route');
  return [
    {
      place,
      name: isPlain || street === null ? null : textOf(partOf(found, 'displayName').text),
      street,
      houseNumber: street === null ? null : read('street_number'),
      zip: zipIn(read('postal_code')),
      city: read('locality', 'sublocality', 'postal_town', 'administrative_area_level_3'),
    },
  ];
}

const ofType = (components: readonly UncheckedObject[], type: string): UncheckedObject | undefined =>
  components.find((component) => listOf(component, 'types')?.includes(type));
