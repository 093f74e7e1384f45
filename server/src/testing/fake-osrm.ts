import { encodePolyline, fakeLegs, type FakeLeg } from './fake-roads.ts';
import type { GeoPoint } from '../ports/addresses/address-port.ts';
import { type ArrivedCall, type FakeAnswer, type FakeService, startFakeService } from './fake-service.ts';

/** Fake of OSRM's services of routes and tables, version 1, with its documented shapes. */
export const startFakeOsrm = (): Promise<FakeService> => startFakeService(answer);

const refused = (code: string, message: string): FakeAnswer => ({ status: 400, body: { code, message } });

function answer({ method, url }: ArrivedCall): FakeAnswer {
  const [, service, version, profile, coordinates = ''] = url.pathname.split('/').map(decodeURIComponent);
  if (method !== 'GET' || !service || !SERVICES.includes(service) || version !== 'v1' || profile === undefined)
    return refused('InvalidUrl', 'URL string malformed close to position 1');
  const places = coordinates.split(';').map((pair) => pair.split(',').map(Number));
  if (places.length < 2 || places.some((place) => place.length !== 2 || place.some(Number.isNaN)))
    return refused('InvalidQuery', 'Query string malformed close to position 17');
  if (service === 'table')
    return table(
      places.map(([longitude = 0, latitude = 0]) => ({ latitude, longitude })),
      url.searchParams,
    );
  if (places.length > 100) return refused('TooBig', 'Too many trip coordinates');
  // Longitude first.
  const legs = fakeLegs(places.map(([longitude = 0, latitude = 0]) => ({ latitude, longitude })));
  if (!legs) return refused('NoRoute', 'Impossible route between points');
  const [distance, duration] = [
    legs.reduce((sum, leg) => sum + leg.metres, 0),
    legs.reduce((sum, leg) => sum + leg.seconds, 0),
  ];
  const route = {
    legs: legs.map((leg) => legOf(leg, url.searchParams)),
    weight_name: 'routability',
    weight: duration,
    duration,
    distance,
  };
  const waypoints = places.map((location) => ({ location, name: '', distance: 4.2 }));
  return { status: 200, body: { code: 'Ok', routes: [route], waypoints } };
}

const SERVICES = ['route', 'table'];

function table(places: readonly GeoPoint[], asked: URLSearchParams): FakeAnswer {
  const chosen = (name: string) => {
    const text = asked.get(name) ?? 'all';
    return text === 'all' ? places : text.split(';').flatMap((index) => places[Number(index)] ?? []);
  };
  const [from, to] = [chosen('sources'), chosen('destinations')];
  if (from.length * to.length > 100 * 100) return refused('TooBig', 'Too many table coordinates');
  const cells = (measure: (leg: FakeLeg) => number) =>
    from.map((origin) =>
      to.map((target) => {
        const [leg] = fakeLegs([origin, target]) ?? [];
        return leg ? measure(leg) : null;
      }),
    );
  const annotations = asked.get('annotations') ?? 'duration';
  return {
    status: 200,
    body: {
      code: 'Ok',
      ...(annotations.includes('duration') && { durations: cells(({ seconds }) => seconds) }),
      ...(annotations.includes('distance') && { distances: cells(({ metres }) => metres) }),
      sources: from.map(({ latitude, longitude }) => ({ location: [longitude, latitude], name: '', distance: 4.2 })),
      destinations: to.map(({ latitude, longitude }) => ({ location: [longitude, latitude], name: '', distance: 4.2 })),
    },
  };
}

function legOf({ metres, seconds, line }: FakeLeg, asked: URLSearchParams): object {
  const precision = asked.get('geometries') === 'polyline6' ? 6 : 5;
  const [from, bend, to] = line;
  const step = (points: FakeLeg['line'], share: number) => ({
    geometry: encodePolyline(points, precision),
    mode: 'driving',
    name: '',
    distance: metres * share,
    duration: seconds * share,
  });
  const steps = from && bend && to ? [step([from, bend], 0.5), step([bend, to], 0.5), step([to, to], 0)] : [];
  return {
    steps: asked.get('steps') === 'true' ? steps : [],
    summary: '',
    weight: seconds,
    duration: seconds,
    distance: metres,
  };
}
