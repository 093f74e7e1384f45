import { latLngBounds } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import type { MapMarker, MapRoute } from '../map-types.ts';

/** What the map should show all of. */
export interface FitViewProps {
  readonly markers: readonly MapMarker[];
  readonly route: MapRoute | undefined;
}

type Pair = readonly [number, number];

/** Every point of the markers and the route. */
export function pointsOf({ markers, route }: FitViewProps): Pair[] {
  const stops = markers.map(({ position }): Pair => [position.latitude, position.longitude]);
  return [...stops, ...(route?.legs.flatMap(({ geometry }) => geometry) ?? [])];
}

/** Moves the map so that all its markers and its route are in sight, each time they are others; keeps the map as large as its box. */
export function FitView(props: FitViewProps): null {
  const map = useMap();
  const points = pointsOf(props);
  const key = points.join(';');

  useEffect(() => {
    const all = key
      .split(';')
      .filter(Boolean)
      .map((pair): [number, number] => {
        const [latitude = 0, longitude = 0] = pair.split(',').map(Number);
        return [latitude, longitude];
      });
    if (all.length > 0) map.fitBounds(latLngBounds(all), { padding: [48, 48], maxZoom: 15, animate: false });
  }, [map, key]);

  useEffect(() => {
    const watch = new ResizeObserver(() => void map.invalidateSize({ animate: false }));
    watch.observe(map.getContainer());
    return () => watch.disconnect();
  }, [map]);
  return null;
}
