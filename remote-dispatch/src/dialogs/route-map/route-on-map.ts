import type { BookingType } from '@navette/shared/domain';
import type { MapMarker, MapRoute, Position } from '@navette/shared/ui-map';
import type { DistanceResult } from '../../distance/get-distance.ts';

type Trip = DistanceResult['to'][number]['trip'];
type Point = readonly [latitude: number, longitude: number];

/** What the map shows of a way. */
export interface RouteOnMap {
  readonly route: MapRoute;
  /** Driver, client and destination, as far as their places are known. */
  readonly markers: readonly MapMarker[];
}

const pointsOf = ({ geometry }: Trip): Point[] =>
  geometry.flatMap(([latitude, longitude]) => (latitude === undefined || longitude === undefined ? [] : [[latitude, longitude] as const]));

function marker(kind: 'driver' | 'client' | 'destination', point: Point | undefined, label: string): MapMarker[] {
  if (!point) return [];
  const [latitude, longitude] = point;
  const position: Position = { latitude, longitude };
  return [{ id: kind, kind, position, label }];
}

/** The way there, or with type `back` the way home: its legs, of which the driver's own is the empty one, and its places (S1 §2.7). */
export function routeOnMap(result: DistanceResult, type: BookingType): RouteOnMap {
  const isHomeward = type === 'back';
  const trips = result[isHomeward ? 'back' : 'to'].map(({ trip }) => trip);
  const emptyLeg = isHomeward ? trips.length - 1 : 0;
  const kinds = isHomeward ? (['destination', 'client', 'driver'] as const) : (['driver', 'client', 'destination'] as const);
  const [first, last] = [trips[0], trips.at(-1)];
  if (!first || !last) return { route: { legs: [], estimated: result.estimated }, markers: [] };
  return {
    route: { legs: trips.map((trip, index) => ({ geometry: pointsOf(trip), empty: index === emptyLeg })), estimated: result.estimated },
    markers: [
      ...marker(kinds[0], pointsOf(first)[0], first.origin),
      ...marker(kinds[1], pointsOf(first).at(-1), first.destination),
      ...marker(kinds[2], pointsOf(last).at(-1), last.destination),
    ],
  };
}
