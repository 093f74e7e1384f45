import { latLngBounds } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import type { MapMarker, MapRoute } from '../map-types.ts';

/** Contents that the view fits. */
export interface FitViewProps {
  readonly markers: readonly MapMarker[];
  readonly route: MapRoute | undefined;
}

type Pair = readonly [number, number];

/** All positions of markers and route. */
export function pointsOf({ markers, route }: FitViewProps): Pair[] {
  const stops = markers.map(({ position }): Pair => [position.latitude, position.longitude]);
  return [...stops, ...(route?.legs.flatMap(({ geometry }) => geometry) ?? [])];
}

/** Fits the view to markers and route whenever they change; resizes the map with its container. */
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
