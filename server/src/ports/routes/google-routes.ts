import { brusselsInstant, type TripMoment } from '@navette/shared/domain';
import { amountOf, isUncheckedObject, listOf, partOf, textOf } from '../http/unchecked.ts';
import { createServiceCall, googleRefusal } from '../http/call-service.ts';
import { ServiceError } from '../../kernel/service-error.ts';
import type { GeoPoint } from '../addresses/address-port.ts';
import { decodePolyline, type MeasuredByService, toLegs } from './service-leg.ts';
import type { RoutePort } from './route-port.ts';
import { matrixOfBlocks, type MeasuredWay } from './travel-blocks.ts';

/** Account of Google's Routes API. */
interface GoogleRoutesSettings {
  readonly key: string;
  /** Another origin of the service, such as a proxy. */
  readonly url?: string | undefined;
  readonly timeout?: number | undefined;
  readonly now?: (() => Date) | undefined;
}

const SERVICE = 'google';

/** Field mask: other fields are neither returned nor billed. */
const FIELDS = 'routes.legs.distanceMeters,routes.legs.duration,routes.legs.polyline.encodedPolyline';

const waypoint = ({ latitude, longitude }: GeoPoint) => ({ location: { latLng: { latitude, longitude } } });

function question(places: readonly GeoPoint[], departure: Date | undefined): object {
  const [origin, ...others] = places.map(waypoint);
  return {
    origin,
    destination: others.at(-1),
    ...(others.length > 1 && { intermediates: others.slice(0, -1) }),
    travelMode: 'DRIVE',
    polylineEncoding: 'ENCODED_POLYLINE',
    ...traffic(departure),
  };
}

/** Traffic is only available for the future; a past departure is refused. */
const traffic = (departure: Date | undefined): object =>
  departure
    ? { routingPreference: 'TRAFFIC_AWARE', departureTime: departure.toISOString() }
    : { routingPreference: 'TRAFFIC_UNAWARE' };

function departureOf(moment: TripMoment | undefined, now: Date): Date | undefined {
  const departure = moment && brusselsInstant(moment.date, moment.time);
  return departure && departure > now ? departure : undefined;
}

/** Field mask of matrices. */
const MATRIX_FIELDS = 'originIndex,destinationIndex,duration,distanceMeters,condition';

/** Places on either side of a block: Google answers 625 pairs at once. */
const MATRIX_SIDE = 25;

/** Google answers 3,000 pairs a minute and bills each, so the matrix of more than these places is left to the estimate. */
const MOST_PLACES = 50;

/** Routes of Google's Routes API (version 2), with the expected traffic at a future moment. */
export function createGoogleRoutes({
  key,
  url = 'https://routes.googleapis.com',
  timeout,
  now = () => new Date(),
}: GoogleRoutesSettings): RoutePort {
  const call = createServiceCall({
    service: SERVICE,
    url,
    timeout,
    headers: { 'x-goog-api-key': key, 'x-goog-fieldmask': FIELDS },
  });
  const callMatrix = createServiceCall({
    service: SERVICE,
    url,
    timeout,
    headers: { 'x-goog-api-key': key, 'x-goog-fieldmask': MATRIX_FIELDS },
  });
  const ask = async (from: readonly GeoPoint[], to: readonly GeoPoint[], departure: Date | undefined) => {
    const answer = await callMatrix('/distanceMatrix/v2:computeRouteMatrix', {
      origins: from.map((place) => ({ waypoint: waypoint(place) })),
      destinations: to.map((place) => ({ waypoint: waypoint(place) })),
      travelMode: 'DRIVE',
      ...traffic(departure),
    });
    if (answer.status === 400) throw googleRefusal(SERVICE, answer.body);
    const ways = readMatrix(answer.body, from.length, to.length);
    if (!ways) throw new ServiceError(SERVICE, 'unexpected', 'answers with no matrix as its interface describes it');
    return ways;
  };
  return {
    async route(places, moment) {
      const answer = await call('/directions/v2:computeRoutes', question(places, departureOf(moment, now())));
      if (answer.status === 400) throw googleRefusal(SERVICE, answer.body);
      const routes = listOf(answer.body, 'routes');
      // No route is an empty object.
      if (!routes && isUncheckedObject(answer.body) && Object.keys(answer.body).length === 0) return null;
      if (routes?.length === 0) return null;
      const legs = toLegs(listOf(routes?.[0], 'legs')?.map(readLeg), places);
      if (!legs) throw new ServiceError(SERVICE, 'unexpected', 'answers with no legs as its interface describes them');
      return { legs, estimated: false, source: SERVICE, attribution: 'Google Maps' };
    },
    async matrix(places, moment) {
      if (places.length > MOST_PLACES) throw new ServiceError(SERVICE, 'refused', 'is not asked for so many pairs');
      const departure = departureOf(moment, now());
      const matrix = await matrixOfBlocks(places, { side: MATRIX_SIDE, ask: (from, to) => ask(from, to, departure) });
      return { matrix, estimated: false, source: SERVICE };
    },
  };
}

/** A row for each origin; undefined unless each pair is there once. The pairs come in any order, and zeros are left out. */
function readMatrix(body: unknown, rows: number, columns: number): MeasuredWay[][] | undefined {
  const pairs: unknown = body;
  if (!Array.isArray(pairs) || pairs.length !== rows * columns) return undefined;
  const table = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, (): MeasuredWay | undefined => undefined),
  );
  for (const pair of pairs) {
    if (!isUncheckedObject(pair)) return undefined;
    const { originIndex = 0, destinationIndex = 0, condition, distanceMeters = 0 } = pair;
    const row = table[Number(originIndex)];
    const time = secondsOf(pair.duration ?? '0s');
    const metres = amountOf(distanceMeters);
    if (!row || typeof destinationIndex !== 'number' || !(destinationIndex in row)) return undefined;
    if (condition !== 'ROUTE_EXISTS') row[destinationIndex] = null;
    else if (time === undefined || metres === undefined) return undefined;
    else row[destinationIndex] = { seconds: time, metres };
  }
  const full = table.map((row) => row.flatMap((way) => (way === undefined ? [] : [way])));
  return full.every((row) => row.length === columns) ? full : undefined;
}

/** Seconds of a duration as Google writes it: `90s`, `1.5s`. */
function secondsOf(duration: unknown): number | undefined {
  const [, seconds] = /^(\d+(?:\.\d+)?)s$/u.exec(textOf(duration) ?? '') ?? [];
  return seconds === undefined ? undefined : Number(seconds);
}

/** Zero values are omitted, such as the distance from a place to itself. */
function readLeg(leg: unknown): MeasuredByService | undefined {
  if (!isUncheckedObject(leg)) return undefined;
  const { distanceMeters = 0, duration = '0s' } = leg;
  const metres = amountOf(distanceMeters);
  const seconds = secondsOf(duration);
  const line = decodePolyline(textOf(partOf(leg, 'polyline').encodedPolyline) ?? '', 5);
  return metres === undefined || seconds === undefined || !line ? undefined : { metres, seconds, line };
}
