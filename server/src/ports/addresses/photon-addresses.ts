import { isUncheckedObject, listOf, partOf, textOf } from '../http/unchecked.ts';
import { createServiceCall, type ServiceAccess } from '../http/call-service.ts';
import { ServiceError } from '../../kernel/service-error.ts';
import type { AddressPort, GeoPoint } from './address-port.ts';
import { BRUSSELS } from './embedded/typed-address.ts';
import {
  choosePlace,
  belgianPlace,
  type FoundAddress,
  zipIn,
  BELGIUM,
  geocoderQuery,
  toSuggestions,
} from './geocoder-hits.ts';

/** The configured Photon server. */
type PhotonSettings = Omit<ServiceAccess, 'service' | 'headers'>;

const SERVICE = 'photon';

/** Time-out, shorter than for a route, since the user is typing. */
const TIMEOUT = 3_000;
const MOST = 20;

/**
 * Local names, so that both names in Brussels are returned; `nl` is a 400 on stock servers, and so is any unknown parameter, such as the country on
 * older ones: the country is filtered in the answer.
 */
const parameters = (q: string, limit: number, near: GeoPoint): string =>
  new URLSearchParams({
    q: geocoderQuery(q),
    lang: 'default',
    limit: String(Math.min(limit * 2, MOST)),
    bbox: BELGIUM.join(','),
    lat: near.latitude.toFixed(5),
    lon: near.longitude.toFixed(5),
  }).toString();

/** Addresses of a Photon server, with autocompletion. */
export function createPhotonAddresses({ timeout = TIMEOUT, ...settings }: PhotonSettings): AddressPort {
  const call = createServiceCall({ ...settings, timeout, service: SERVICE });
  async function find(q: string, limit: number, near = BRUSSELS): Promise<FoundAddress[]> {
    const { status, body } = await call(`/api?${parameters(q, limit, near)}`);
    const features = listOf(body, 'features');
    if (status === 400) throw new ServiceError(SERVICE, 'refused', 'refuses the question');
    if (!features) throw new ServiceError(SERVICE, 'unexpected', 'answers with no features');
    return features.flatMap(readFeature);
  }
  return {
    suggest: async (search) => toSuggestions(await find(search.q, search.limit, search.near), search, SERVICE),
    geocode: async (address) => choosePlace(address, await find(address, MOST / 2)),
  };
}

/** GeoJSON has longitude first. A feature that is no address in Belgium is skipped. */
function readFeature(feature: unknown): FoundAddress[] {
  const properties = partOf(feature, 'properties');
  const [longitude, latitude] = listOf(partOf(feature, 'geometry'), 'coordinates') ?? [];
  const place = belgianPlace(latitude, longitude);
  if (!place || textOf(properties.countrycode)?.toUpperCase() !== 'BE') return [];
  const zip = zipIn(textOf(properties.postcode));
  return [{ place, zip, ...namesOf(properties) }];
}

function namesOf(properties: unknown): Omit<FoundAddress, 'place' | 'zip'> {
  const read = (key: string) => (isUncheckedObject(properties) ? textOf(properties[key]) : null);
  const [name, street, houseNumber, city, key] = [
    read('name'),
    read('street'),
    read('housenumber'),
    read('city') ?? read('district'),
    read('osm_key'),
  ];
  if (street !== null) return { name, street, houseNumber, city };
  if (read('type') === 'street' || key === 'highway') return { name: null, street: name, houseNumber: null, city };
  return { name: null, street: null, houseNumber: null, city: name ?? city };
}
