import { type FakePlace, findOnMap } from './fake-map.ts';
import { type ArrivedCall, type FakeAnswer, type FakeService, startFakeService } from './fake-service.ts';

/** Fake of Nominatim's `/search` with format=jsonv2, with its documented shapes. */
export const startFakeNominatim = (): Promise<FakeService> => startFakeService(answer);

function answer({ url: { pathname, searchParams } }: ArrivedCall): FakeAnswer {
  if (pathname !== '/search') return { status: 404, body: '<html><head><title>Not found</title></head></html>' };
  const [q, countries, language] = [
    searchParams.get('q'),
    searchParams.get('countrycodes')?.split(','),
    searchParams.get('accept-language') ?? '',
  ];
  if (!q) return { status: 400, body: { error: { code: 400, message: 'Nothing to search for.' } } };
  const found = findOnMap(q, false).filter(({ country }) => !countries || countries.includes(country.toLowerCase()));
  return {
    status: 200,
    body: found.slice(0, Number(searchParams.get('limit') ?? 10)).map((place) => result(place, language)),
  };
}

/** The name in the first requested language; Brussels has both. */
const inLanguage = (name: string | undefined, language: string): string | undefined =>
  name?.split(' - ')[language.startsWith('nl') ? 1 : 0] ?? name;

function result(
  { kind, name, street, houseNumber, zip, city, country, latitude, longitude }: FakePlace,
  language: string,
): object {
  const [road, place] = [inLanguage(street, language), inLanguage(city, language)];
  const own = { house: '', amenity: name, street: road, city: place }[kind];
  const address = {
    ...(houseNumber && { house_number: houseNumber }),
    ...(road && { road }),
    [kind === 'city' ? 'town' : 'city']: place,
    postcode: zip,
    country_code: country.toLowerCase(),
  };
  return {
    place_id: 97990351,
    licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
    osm_type: 'way',
    osm_id: 1234,
    lat: String(latitude),
    lon: String(longitude),
    category: kind === 'street' ? 'highway' : 'building',
    type: 'yes',
    place_rank: 30,
    importance: 0.0001,
    addresstype: { house: 'building', amenity: 'amenity', street: 'road', city: 'town' }[kind],
    name: own,
    display_name: [own, houseNumber, road, place, zip].filter(Boolean).join(', '),
    address,
    boundingbox: [
      String(latitude - 0.001),
      String(latitude + 0.001),
      String(longitude - 0.001),
      String(longitude + 0.001),
    ],
  };
}
