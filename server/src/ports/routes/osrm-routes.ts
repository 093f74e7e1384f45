import { amountOf, isUncheckedObject, listOf, partOf, textOf } from '../http/unchecked.ts';
import { createServiceCall, type ServiceAccess } from '../http/call-service.ts';
import { ServiceError } from '../../kernel/service-error.ts';
import type { GeoPoint } from '../addresses/address-port.ts';
import { decodePolyline, type LinePoint, type MeasuredByService, OPENSTREETMAP, toLegs } from './service-leg.ts';
import type { RoutePort } from './route-port.ts';
import { createKnownWays, matrixOfBlocks, type MeasuredWay } from './travel-blocks.ts';

/** The configured OSRM server. */
type OsrmSettings = Omit<ServiceAccess, 'service'> & { readonly now?: (() => Date) | undefined };

const SERVICE = 'osrm';

/** Codes for no route between the places, or no road near one of them. */
const NO_WAY: readonly unknown[] = ['NoRoute', 'NoSegment'];

const position = ({ latitude, longitude }: GeoPoint): string => `${longitude.toFixed(6)},${latitude.toFixed(6)}`;

/** Places on either side of a table: the limit of a server that was started without options. */
const TABLE_SIDE = 100;

/** Routes of an OSRM server (version 1 of its HTTP API); it has no traffic data, so the moment is ignored. */
export function createOsrmRoutes({ now = () => new Date(), ...settings }: OsrmSettings): RoutePort {
  const call = createServiceCall({ ...settings, service: SERVICE });
  const known = createKnownWays(now);
  const ask = async (from: readonly GeoPoint[], to: readonly GeoPoint[]) => {
    const numbers = (count: number, first: number) => Array.from({ length: count }, (_, index) => first + index);
    const { body } = await call(
      `/table/v1/driving/${[...from, ...to].map(position).join(';')}?annotations=duration,distance&generate_hints=false` +
        `&sources=${numbers(from.length, 0).join(';')}&destinations=${numbers(to.length, from.length).join(';')}`,
    );
    refuseCode(isUncheckedObject(body) ? body.code : undefined);
    const ways = readTable(body, from.length, to.length);
    if (!ways) throw new ServiceError(SERVICE, 'unexpected', 'answers with no table as its interface describes it');
    return ways;
  };
  return {
    async route(places) {
      const { body } = await call(
        `/route/v1/driving/${places.map(position).join(';')}?overview=false&steps=true&geometries=polyline6&generate_hints=false`,
      );
      const code = isUncheckedObject(body) ? body.code : undefined;
      if (NO_WAY.includes(code)) return null;
      refuseCode(code);
      const [best] = listOf(body, 'routes') ?? [];
      const legs = toLegs(listOf(best, 'legs')?.map(readLeg), places);
      if (!legs) throw new ServiceError(SERVICE, 'unexpected', 'answers with no legs as its interface describes them');
      return { legs, estimated: false, source: SERVICE, attribution: OPENSTREETMAP };
    },
    async matrix(places) {
      const matrix = await matrixOfBlocks(places, { side: TABLE_SIDE, ask, known });
      return { matrix, estimated: false, source: SERVICE };
    },
  };
}

function refuseCode(code: unknown): void {
  if (code === 'Ok') return;
  const fault = textOf(code) === null ? 'unexpected' : 'refused';
  throw new ServiceError(SERVICE, fault, `answers ${String(textOf(code))}`);
}

/** Rows of the table; undefined unless it has all of them, each cell a number or null for no road. */
function readTable(body: unknown, rows: number, columns: number): MeasuredWay[][] | undefined {
  const [durations = [], distances = []] = [listOf(body, 'durations'), listOf(body, 'distances')];
  if (durations.length !== rows || distances.length !== rows) return undefined;
  const table: MeasuredWay[][] = [];
  for (const [row, times] of durations.entries()) {
    const lengths = distances[row];
    if (!Array.isArray(times) || !Array.isArray(lengths)) return undefined;
    if (times.length !== columns || lengths.length !== columns) return undefined;
    const ways = times.map((time: unknown, column) => readWay(time, lengths[column]));
    if (ways.includes(undefined)) return undefined;
    table.push(ways.map((way) => way ?? null));
  }
  return table;
}

function readWay(time: unknown, length: unknown): MeasuredWay | undefined {
  if (time === null || length === null) return null;
  const [seconds, metres] = [amountOf(time), amountOf(length)];
  return seconds === undefined || metres === undefined ? undefined : { seconds, metres };
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
