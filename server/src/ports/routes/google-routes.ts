import { brusselsInstant, type TripMoment } from '@navette/shared/domain';
import { amountOf, isUncheckedObject, listOf, partOf, textOf } from '../http/unchecked.ts';
import { createServiceCall, googleRefusal } from '../http/call-service.ts';
import { ServiceError } from '../../kernel/service-error.ts';
import type { GeoPoint } from '../addresses/address-port.ts';
import { decodePolyline, type MeasuredByService, toLegs } from './service-leg.ts';
import type { RoutePort } from './route-port.ts';

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
    // Traffic is only available for the future; a past departure is refused.
    ...(departure
      ? { routingPreference: 'TRAFFIC_AWARE', departureTime: departure.toISOString() }
      : { routingPreference: 'TRAFFIC_UNAWARE' }),
  };
}

function departureOf(moment: TripMoment | undefined, now: Date): Date | undefined {
  const departure = moment && brusselsInstant(moment.date, moment.time);
  return departure && departure > now ? departure : undefined;
}

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
  };
}

/** Zero values are omitted, such as the distance from a place to itself. */
function readLeg(leg: unknown): MeasuredByService | undefined {
  if (!isUncheckedObject(leg)) return undefined;
  const { distanceMeters = 0, duration = '0s' } = leg;
  const metres = amountOf(distanceMeters);
  const [, seconds] = /^(\d+(?:\.\d+)?)s$/u.exec(textOf(duration) ?? '') ?? [];
  const line = decodePolyline(textOf(partOf(leg, 'polyline').encodedPolyline) ?? '', 5);
  return metres === undefined || seconds === undefined || !line
    ? undefined
    : { metres, seconds: Number(seconds), line };
}
