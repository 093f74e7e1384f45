import type { MapRoute } from '@navette/shared/ui-map';

/** A route as the server answers it. */
interface Directions {
  readonly status: string;
  readonly estimated: boolean;
  /** Geometry as `[latitude, longitude]` pairs. */
  readonly legs: readonly { readonly geometry: readonly (readonly number[])[] }[];
}

/** The line of a route for the map; undefined when there is none. */
export function routeOnMap({ status, legs, estimated }: Directions): MapRoute | undefined {
  if (status !== 'OK') return undefined;
  return {
    estimated,
    legs: legs.map(({ geometry }) => ({
      geometry: geometry.flatMap(([latitude, longitude]): [number, number][] =>
        latitude === undefined || longitude === undefined ? [] : [[latitude, longitude]],
      ),
    })),
  };
}
