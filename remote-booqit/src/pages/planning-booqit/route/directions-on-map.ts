import type { MapMarker, MapRoute, MarkerKind } from '@navette/shared/ui-map';

/** A way, leg by leg, as the server answers it. */
interface Directions {
  readonly estimated: boolean;
  readonly legs: readonly {
    readonly origin: string;
    readonly destination: string;
    /** `[latitude, longitude]` pairs. */
    readonly geometry: readonly (readonly number[])[];
  }[];
}

type Point = readonly [latitude: number, longitude: number];

const KINDS: readonly MarkerKind[] = ['place', 'client', 'destination'];

/** What the map shows of a way: its legs, of which the one from the depot is empty, and its places. */
export function directionsOnMap({ legs, estimated }: Directions): {
  readonly route: MapRoute;
  readonly markers: readonly MapMarker[];
} {
  const lines = legs.map(({ geometry }) =>
    geometry.flatMap(([latitude, longitude]): Point[] =>
      latitude === undefined || longitude === undefined ? [] : [[latitude, longitude]],
    ),
  );
  const places = [
    { point: lines[0]?.[0], label: legs[0]?.origin ?? '' },
    ...legs.map(({ destination }, index) => ({ point: lines[index]?.at(-1), label: destination })),
  ];
  return {
    route: { legs: lines.map((geometry, index) => ({ geometry, empty: index === 0 })), estimated },
    markers: places.flatMap(({ point, label }, index): MapMarker[] =>
      point
        ? [{ id: index, kind: KINDS[index] ?? 'place', position: { latitude: point[0], longitude: point[1] }, label }]
        : [],
    ),
  };
}
