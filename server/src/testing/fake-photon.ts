import { type FakePlace, findOnMap } from './fake-map.ts';
import { type ArrivedCall, type FakeAnswer, type FakeService, startFakeService } from './fake-service.ts';

/** Fake of Photon's `/api`, as strict as a stock server from before the country parameter. */
export const startFakePhoton = (): Promise<FakeService> => startFakeService(answer);

const PARAMETERS = [
  'q',
  'lang',
  'limit',
  'lon',
  'lat',
  'osm_tag',
  'location_bias_scale',
  'bbox',
  'debug',
  'zoom',
  'layer',
];
const LANGUAGES = ['default', 'en', 'de', 'fr'];

const refused = (message: string): FakeAnswer => ({ status: 400, body: { message } });

function answer({ url: { pathname, searchParams } }: ArrivedCall): FakeAnswer {
  if (pathname !== '/api') return { status: 404, body: { title: 'Not found', status: 404 } };
  const unknown = [...searchParams.keys()].find((name) => !PARAMETERS.includes(name));
  if (unknown)
    return refused(`unknown query parameter '${unknown}'.  Allowed parameters are: [${PARAMETERS.join(', ')}]`);
  const lang = searchParams.get('lang') ?? 'default';
  if (!LANGUAGES.includes(lang)) return refused(`Language is not supported. Supported are: ${LANGUAGES.join(', ')}`);
  const q = searchParams.get('q');
  if (!q) return refused("missing search term 'q': /?q=berlin");
  const [west = -180, south = -90, east = 180, north = 90] = (searchParams.get('bbox') ?? '').split(',').map(Number);
  const found = findOnMap(q, true).filter(
    ({ latitude, longitude }) => longitude >= west && longitude <= east && latitude >= south && latitude <= north,
  );
  return {
    status: 200,
    body: { type: 'FeatureCollection', features: found.slice(0, Number(searchParams.get('limit') ?? 15)).map(feature) },
  };
}

const NAMES = { FR: 'France', BE: 'België / Belgique / Belgien' } as const;

function feature({ kind, name, street, houseNumber, zip, city, country, latitude, longitude }: FakePlace): object {
  const names = {
    house: { street, housenumber: houseNumber, city, osm_key: 'building', osm_value: 'yes', type: 'house' },
    amenity: { name, street, housenumber: houseNumber, city, osm_key: 'amenity', osm_value: 'hospital', type: 'house' },
    street: { name: street, city, osm_key: 'highway', osm_value: 'secondary', type: 'street' },
    city: { name: city, osm_key: 'place', osm_value: 'town', type: 'city' },
  };
  const properties = {
    ...names[kind],
    postcode: zip,
    countrycode: country,
    country: country === 'FR' ? NAMES.FR : NAMES.BE,
    osm_type: 'W',
    osm_id: 1234,
  };
  return { type: 'Feature', geometry: { type: 'Point', coordinates: [longitude, latitude] }, properties };
}
