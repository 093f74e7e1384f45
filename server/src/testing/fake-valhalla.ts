import { isUncheckedObject, listOf } from '../ports/http/unchecked.ts';
import { encodePolyline } from './encode-polyline.ts';
import { fakeLegs } from './fake-roads.ts';
import { type ArrivedCall, type FakeAnswer, type FakeService, startFakeService } from './fake-service.ts';

/** Fake of Valhalla's route service, with its documented shapes. */
export const startFakeValhalla = (): Promise<FakeService> => startFakeService(answer);

/** An error in Valhalla's format. */
export const valhallaError = (error_code: number, error: string): FakeAnswer => ({
  status: 400,
  body: { error_code, error, status_code: 400, status: 'Bad Request' },
});

function answer({ method, url, body }: ArrivedCall): FakeAnswer {
  if (method !== 'POST' || url.pathname !== '/route')
    return {
      status: 404,
      body: { error_code: 106, error: 'Try any of: /route', status_code: 404, status: 'Not Found' },
    };
  const locations = (listOf(body, 'locations') ?? []).map((place) =>
    isUncheckedObject(place)
      ? { latitude: Number(place.lat), longitude: Number(place.lon) }
      : { latitude: 0, longitude: 0 },
  );
  if (locations.length < 2) return valhallaError(120, 'Insufficient number of locations provided');
  if (locations.length > 20) return valhallaError(150, 'Exceeded max locations: 20');
  const legs = fakeLegs(locations);
  if (!legs) return valhallaError(442, 'No path could be found for input');
  const miles = isUncheckedObject(body) && body.units === 'miles';
  const unit = miles ? 1609.344 : 1000;
  const summary = (metres: number, time: number) => ({
    has_toll: false,
    length: Math.round((metres / unit) * 1000) / 1000,
    time,
    cost: time,
  });
  const trip = {
    locations: locations.map(({ latitude, longitude }, index) => ({
      type: 'break',
      lat: latitude,
      lon: longitude,
      original_index: index,
    })),
    legs: legs.map(({ metres, seconds, line }) => ({
      summary: summary(metres, seconds),
      shape: encodePolyline(line, 6),
    })),
    summary: summary(
      legs.reduce((sum, leg) => sum + leg.metres, 0),
      legs.reduce((sum, leg) => sum + leg.seconds, 0),
    ),
    status_message: 'Found route between points',
    status: 0,
    units: miles ? 'miles' : 'kilometers',
    language: 'en-US',
  };
  return { status: 200, body: { trip } };
}
