import type { GeoPoint } from '../addresses/address-port.ts';
import type { LinePoint } from './polyline.ts';
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
