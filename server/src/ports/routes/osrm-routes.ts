import { amountOf, isUncheckedObject, listOf, partOf, textOf } from '../http/unchecked.ts';
import { createServiceCall, type ServiceAccess } from '../http/call-service.ts';
import { ServiceError } from '../../kernel/service-error.ts';
import type { GeoPoint } from '../addresses/address-port.ts';
import { decodePolyline, type LinePoint, type MeasuredByService, OPENSTREETMAP, toLegs } from './service-leg.ts';
import type { RoutePort } from './route-port.ts';

/** The configured OSRM server. */
type OsrmSettings = Omit<ServiceAccess, 'service'>;

const SERVICE = 'osrm';

/** Codes for no route between the places, or no road near one of them. */
const NO_WAY: readonly unknown[] = ['NoRoute', 'NoSegment'];

const position = ({ latitude, longitude }: GeoPoint): string => `${longitude.toFixed(6)},${latitude.toFixed(6)}`;

/** Routes of an OSRM server (version 1 of its HTTP API); it has no traffic data, so the moment is ignored. */
export function createOsrmRoutes(settings: OsrmSettings): RoutePort {
  const call = createServiceCall({ ...settings, service: SERVICE });
  return {
    async route(places) {
      const { body } = await call(
        `/route/v1/driving/${places.map(position).join(';')}?overview=false&steps=true&geometries=polyline6&generate_hints=false`,
      );
      const code = isUncheckedObject(body) ? body.code : undefined;
      if (NO_WAY.includes(code)) return null;
      if (code !== 'Ok')
        throw new ServiceError(
          SERVICE,
          textOf(code) === null ? 'unexpected' : 'refused',
          `answers ${String(textOf(code))}`,
        );
      const [best] = listOf(body, 'routes') ?? [];
      const legs = toLegs(listOf(best, 'legs')?.map(readLeg), places);
      if (!legs) throw new ServiceError(SERVICE, 'unexpected', 'answers with no legs as its interface describes them');
      return { legs, estimated: false, source: SERVICE, attribution: OPENSTREETMAP };
    },
  };
}

function readLeg(leg: unknown): MeasuredByService | undefined {
  const [metres, seconds] = isUncheckedObject(leg) ? [amountOf(leg.distance), amountOf(leg.duration)] : [];
  const line = lineOf(listOf(leg, 'steps') ?? []);
  return metres === undefined || seconds === undefined || !line ? undefined : { metres, seconds, line };
}

/** The joined lines of the steps: each begins where the one before ended. */
function lineOf(steps: readonly unknown[]): LinePoint[] | undefined {
  const lines = steps.map((step) => decodePolyline(textOf(partOf({ step }, 'step').geometry) ?? '', 6));
  const points: LinePoint[] = [];
  for (const line of lines) {
    if (!line) return undefined;
    for (const point of line) {
      const last = points.at(-1);
      if (last?.[0] !== point[0] || last[1] !== point[1]) points.push(point);
    }
  }
  return points;
}
