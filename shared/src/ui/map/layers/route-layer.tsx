import type { ReactNode } from 'react';
import { Polyline } from 'react-leaflet';
import type { MapRoute, RouteLeg } from '../map-types.ts';

const INK = '#1d4e86';

const lineOf = ({ geometry }: RouteLeg): [number, number][] =>
  geometry.map(([latitude, longitude]) => [latitude, longitude]);

/** A route, leg by leg: dashed when it is an estimate, lighter where nobody is on board yet. */
export function RouteLine({ route }: { readonly route: MapRoute }): ReactNode {
  return route.legs.map((leg, index) => {
    const style = { weight: leg.empty ? 4 : 5, opacity: leg.empty ? 0.55 : 0.9, interactive: false };
    return (
      <Polyline
        key={index}
        positions={lineOf(leg)}
        pathOptions={{ ...style, color: INK, ...(route.estimated ? { dashArray: '8 10' } : {}) }}
      />
    );
  });
}
