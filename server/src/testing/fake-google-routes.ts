import { googleError, hasKey, wrongKey } from './fake-google.ts';
import { isUncheckedObject, listOf, partOf } from '../ports/http/unchecked.ts';
import { encodePolyline } from './encode-polyline.ts';
import { fakeLegs } from './fake-roads.ts';
import { type ArrivedCall, type FakeAnswer, type FakeService, startFakeService } from './fake-service.ts';

/** Fake of Google's Routes API, version 2, with its documented shapes. */
export const startFakeGoogleRoutes = (now: () => Date): Promise<FakeService> =>
  startFakeService((call) => answer(call, now()));

const placeOf = (waypoint: unknown) => {
  const { latitude, longitude } = partOf(partOf(waypoint, 'location'), 'latLng');
  return { latitude: Number(latitude), longitude: Number(longitude) };
};

function answer({ method, url, headers, body }: ArrivedCall, now: Date): FakeAnswer {
  if (method !== 'POST' || url.pathname !== '/directions/v2:computeRoutes' || !isUncheckedObject(body))
    return { status: 404, body: '<!DOCTYPE html><title>Error 404 (Not Found)!!1</title>' };
  if (!hasKey(headers)) return wrongKey;
  if (!headers['x-goog-fieldmask']) return googleError(400, 'INVALID_ARGUMENT', 'FieldMask is a required parameter.');
  const between = listOf(body, 'intermediates') ?? [];
  if (between.length > 25) return googleError(400, 'INVALID_ARGUMENT', 'Too many intermediate waypoints.');
  if (typeof body.departureTime === 'string' && new Date(body.departureTime) < now)
    return googleError(400, 'INVALID_ARGUMENT', 'Timestamp must be set to a future time.');
  const legs = fakeLegs([body.origin, ...between, body.destination].map(placeOf));
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
