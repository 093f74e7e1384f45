import { isUncheckedObject, partOf } from '../ports/http/unchecked.ts';
import { googleError, hasKey, wrongKey } from './fake-google.ts';
import { type FakePlace, findOnMap } from './fake-map.ts';
import { type ArrivedCall, type FakeAnswer, type FakeService, startFakeService } from './fake-service.ts';

/** Fake of the text search of Google's Places API (New), with its documented shapes. */
export const startFakeGooglePlaces = (): Promise<FakeService> => startFakeService(answer);

const PARAMETERS = ['textQuery', 'languageCode', 'regionCode', 'pageSize', 'locationBias'];

function answer({ method, url, headers, body }: ArrivedCall): FakeAnswer {
  if (method !== 'POST' || url.pathname !== '/v1/places:searchText' || !isUncheckedObject(body))
    return { status: 404, body: '<!DOCTYPE html><title>Error 404 (Not Found)!!1</title>' };
  if (!hasKey(headers)) return wrongKey;
  if (!headers['x-goog-fieldmask']) return googleError(400, 'INVALID_ARGUMENT', 'FieldMask is a required parameter.');
  const unknown = Object.keys(body).find((name) => !PARAMETERS.includes(name));
  if (unknown)
    return googleError(
      400,
      'INVALID_ARGUMENT',
      `Invalid JSON payload received. Unknown name "${unknown}": Cannot find field.`,
    );
  if (typeof body.textQuery !== 'string' || body.textQuery === '')
    return googleError(400, 'INVALID_ARGUMENT', 'Empty text_query. Please specify a text query.');
  const { radius } = partOf(partOf(body, 'locationBias'), 'circle');
  if (typeof radius !== 'number' || radius > 50_000)
    return googleError(400, 'INVALID_ARGUMENT', 'Circle radius must be between 0 and 50000.');
  const found = findOnMap(body.textQuery, false).slice(0, Number(body.pageSize ?? 20));
  // Google omits empty lists from the JSON.
  return {
    status: 200,
    body: found.length === 0 ? {} : { places: found.map((place) => placeOf(place, String(body.languageCode))) },
  };
}

/** The name in the requested language; Brussels has both. */
const inLanguage = (name: string | undefined, language: string): string | undefined =>
  name?.split(' - ')[language === 'nl' ? 1 : 0] ?? name;

const TYPES = {
  house: ['street_address'],
  amenity: ['hospital', 'health', 'point_of_interest', 'establishment'],
  street: ['route'],
  city: ['locality', 'political'],
} as const;

function placeOf(
  { kind, name, street, houseNumber, zip, city, country, latitude, longitude }: FakePlace,
  languageCode: string,
): object {
  const [road, locality] = [inLanguage(street, languageCode), inLanguage(city, languageCode)];
  const component = (text: string | undefined, ...types: string[]) =>
    text === undefined ? [] : [{ longText: text, shortText: text, types, languageCode }];
  const text = { house: `${road ?? ''} ${houseNumber ?? ''}`, amenity: name, street: road, city: locality }[kind];
  return {
    types: TYPES[kind],
    displayName: { text, languageCode },
    location: { latitude, longitude },
    addressComponents: [
      ...component(houseNumber, 'street_number'),
      ...component(road, 'route'),
      ...component(locality, 'locality', 'political'),
      ...component(zip, 'postal_code'),
      {
        longText: country === 'FR' ? 'France' : 'Belgique',
        shortText: country,
        types: ['country', 'political'],
        languageCode,
      },
    ],
  };
}
