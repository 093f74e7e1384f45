import type { MapMarker, MapRoute } from '@navette/shared/ui-map';
import type { DayRoute } from './use-day-route.ts';

type Point = readonly [number, number];

const pointsOf = (geometry: readonly (readonly number[])[]): Point[] =>
  geometry.flatMap(([latitude, longitude]) =>
    latitude === undefined || longitude === undefined ? [] : [[latitude, longitude] as const],
  );

/**
 * Map layers of the day: its legs, those without passenger lighter, and its numbered stops; a place that is visited
 * twice has both numbers.
 */
export function routeOnMap({ legs, estimated }: DayRoute): {
  readonly route: MapRoute;
  readonly markers: readonly MapMarker[];
} {
  const drawn = legs.map(({ from, to, leg }) => ({ from, to, geometry: pointsOf(leg.geometry) }));
  const stops = drawn.flatMap(({ from, to, geometry }, index) => [
    ...(index === 0 ? [{ stop: from, point: geometry[0], order: 1 }] : []),
    { stop: to, point: geometry.at(-1), order: index + 2 },
  ]);
  const markers = new Map<string, MapMarker>();
  for (const { stop, point, order } of stops) {
    if (!point) continue;
    const known = markers.get(stop.address);
    const badge = known?.badge ? `${known.badge}·${String(order)}` : String(order);
    markers.set(stop.address, {
      id: stop.address,
      kind: stop.kind === 'home' ? 'driver' : stop.kind,
      position: { latitude: point[0], longitude: point[1] },
      label: known ? `${known.label}, ${String(order)}` : `${stop.address} · ${String(order)}`,
      badge,
    });
  }
  return {
    route: { legs: drawn.map(({ geometry, to }) => ({ geometry, empty: !to.loaded })), estimated },
    markers: [...markers.values()],
  };
}
