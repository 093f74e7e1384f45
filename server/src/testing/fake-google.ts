import type { IncomingHttpHeaders } from 'node:http';
import { type FakeAnswer, type ArrivedCall, type FakeService, startFakeService } from './fake-service.ts';
import { isUncheckedObject, partOf, listOf } from '../ports/http/unchecked.ts';
import { type FakePlace, findOnMap } from './fake-map.ts';
import { encodePolyline, fakeLegs } from './fake-roads.ts';

/** The only API key that the Google fakes accept. */
export const FAKE_GOOGLE_KEY = 'AIzaFakeKey0123456789';

/** An error in Google's format. */
export const googleError = (code: number, status: string, message: string, details: object[] = []): FakeAnswer => ({
  status: code,
  body: { error: { code, message, status, details } },
});

const hasKey = (headers: IncomingHttpHeaders): boolean => headers['x-goog-api-key'] === FAKE_GOOGLE_KEY;

/** The error for any other key. */
const wrongKey = googleError(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
  { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' },
]);

/** Fake of the text search of Google's Places API (New), with its documented shapes. */
export const startFakeGooglePlaces = (): Promise<FakeService> => startFakeService(answerPlaces);

const PARAMETERS = ['textQuery', 'languageCode', 'regionCode', 'pageSize', 'locationBias'];

function answerPlaces({ method, url, headers, body }: ArrivedCall): FakeAnswer {
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

/** Fake of Google's Routes API, version 2, with its documented shapes. */
export const startFakeGoogleRoutes = (now: () => Date): Promise<FakeService> =>
  startFakeService((call) => answerRoute(call, now()));

const pointOf = (waypoint: unknown) => {
  const { latitude, longitude } = partOf(partOf(waypoint, 'location'), 'latLng');
  return { latitude: Number(latitude), longitude: Number(longitude) };
};

function answerRoute(call: ArrivedCall, now: Date): FakeAnswer {
  const { method, url, headers, body } = call;
  if (url.pathname === '/distanceMatrix/v2:computeRouteMatrix') return answerMatrix(call);
  if (method !== 'POST' || url.pathname !== '/directions/v2:computeRoutes' || !isUncheckedObject(body))
    return { status: 404, body: '<!DOCTYPE html><title>Error 404 (Not Found)!!1</title>' };
  if (!hasKey(headers)) return wrongKey;
  if (!headers['x-goog-fieldmask']) return googleError(400, 'INVALID_ARGUMENT', 'FieldMask is a required parameter.');
  const between = listOf(body, 'intermediates') ?? [];
  if (between.length > 25) return googleError(400, 'INVALID_ARGUMENT', 'Too many intermediate waypoints.');
  if (typeof body.departureTime === 'string' && new Date(body.departureTime) < now)
    return googleError(400, 'INVALID_ARGUMENT', 'Timestamp must be set to a future time.');
  const legs = fakeLegs([body.origin, ...between, body.destination].map(pointOf));
  if (!legs) return { status: 200, body: {} };
  const jam = body.routingPreference === 'TRAFFIC_AWARE' ? 1.3 : 1;
  // Google omits zeros from the JSON.
  const sent = legs.map(({ metres, seconds, line }) => ({
    ...(metres > 0 && { distanceMeters: Math.round(metres) }),
    duration: `${String(Math.round(seconds * jam))}s`,
    polyline: { encodedPolyline: encodePolyline(line, 5) },
  }));
  return { status: 200, body: { routes: [{ legs: sent }] } };
}

function answerMatrix({ headers, body }: ArrivedCall): FakeAnswer {
  if (!hasKey(headers)) return wrongKey;
  if (!headers['x-goog-fieldmask']) return googleError(400, 'INVALID_ARGUMENT', 'FieldMask is a required parameter.');
  const places = (name: string) => (listOf(body, name) ?? []).map((each) => pointOf(partOf(each, 'waypoint')));
  const [origins, destinations] = [places('origins'), places('destinations')];
  if (origins.length * destinations.length > 625)
    return googleError(400, 'INVALID_ARGUMENT', 'Too many elements: the maximum is 625.');
  const pairs = origins.flatMap((origin, originIndex) =>
    destinations.map((destination, destinationIndex) => {
      const [leg] = fakeLegs([origin, destination]) ?? [];
      // Google omits zeros from the JSON, but not the indices.
      return {
        originIndex,
        destinationIndex,
        ...(leg && leg.metres > 0 && { distanceMeters: Math.round(leg.metres) }),
        ...(leg && { duration: `${String(Math.round(leg.seconds))}s` }),
        condition: leg ? 'ROUTE_EXISTS' : 'ROUTE_NOT_FOUND',
      };
    }),
  );
  // Pairs come in the order in which they are computed.
  return { status: 200, body: pairs.toReversed() };
}
