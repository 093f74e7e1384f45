import type { GeoPoint } from '../addresses/address-port.ts';
import type { RouteLeg } from './route-port.ts';

/** A leg as measured by a service. */
export interface MeasuredByService {
  readonly metres: number;
  readonly seconds: number;
  readonly line: readonly LinePoint[];
}

const pair = ({ latitude, longitude }: GeoPoint): LinePoint => [latitude, longitude];

/** A leg of the port; a service may only omit the line from a place to itself. */
function toLeg({ metres, seconds, line }: MeasuredByService, from: GeoPoint, to: GeoPoint): RouteLeg[] {
  const distance = Math.round(metres) / 1000;
  if (line.length < 2 && distance > 0) return [];
  return [{ distance, duration: Math.round(seconds), geometry: line.length < 2 ? [pair(from), pair(to)] : line }];
}

/** The legs between places; undefined unless the service measured exactly those. */
export function toLegs(
  measured: readonly (MeasuredByService | undefined)[] | undefined,
  places: readonly GeoPoint[],
): RouteLeg[] | undefined {
  if (measured?.length !== places.length - 1) return undefined;
  const legs = measured.flatMap((leg, index) => {
    const [from, to] = [places[index], places[index + 1]];
    return leg && from && to ? toLeg(leg, from, to) : [];
  });
  return legs.length === measured.length ? legs : undefined;
}

/** Attribution of routes based on OpenStreetMap (ODbL). */
export const OPENSTREETMAP = '© OpenStreetMap contributors';

/** A point of a line. */
export type LinePoint = readonly [latitude: number, longitude: number];

const CHUNK_BITS = 5;
const OFFSET = 63;

/**
 * Decodes an encoded polyline (Google's algorithm): latitude first, each point as the difference to the one before.
 * @param precision decimals: 5 at Google, 6 at OSRM with `polyline6`
 * @returns undefined when the text is invalid, or has impossible coordinates
 */
export function decodePolyline(text: string, precision: 5 | 6): LinePoint[] | undefined {
  const unit = 10 ** precision;
  const numbers = readNumbers(text);
  if (!numbers || numbers.length % 2 !== 0) return undefined;
  const points: LinePoint[] = [];
  let [latitude, longitude] = [0, 0];
  for (let index = 0; index < numbers.length; index += 2) {
    latitude += numbers[index] ?? 0;
    longitude += numbers[index + 1] ?? 0;
    const point = [latitude / unit, longitude / unit] as const;
    if (Math.abs(point[0]) > 90 || Math.abs(point[1]) > 180) return undefined;
    points.push(point);
  }
  return points;
}

/** The signed numbers, five bits a character; undefined when one is truncated or a character is invalid. */
function readNumbers(text: string): number[] | undefined {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (let index = 0; index < text.length; index += 1) {
    const bits = text.charCodeAt(index) - OFFSET;
    if (bits < 0 || bits > 63 || shift > 30) return undefined;
    value += (bits & 31) * 2 ** shift;
    shift += CHUNK_BITS;
    if (bits < 32) {
      numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2);
      [value, shift] = [0, 0];
    }
  }
  return shift === 0 ? numbers : undefined;
}
