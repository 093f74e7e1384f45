import { latLngBounds } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import type { MapTarget, MapViewState } from '../map-symbol.ts';

interface ViewControlProps {
  readonly target: MapTarget | undefined;
  readonly onView: ((view: MapViewState) => void) | undefined;
  readonly onDrag: (() => void) | undefined;
}

const DEEPEST_FIT = 16;

/** Moves the view to its target, and reports where the user looks. */
export function ViewControl({ target, onView, onDrag }: ViewControlProps): null {
  const latest = useRef({ onView, onDrag });
  useEffect(() => {
    latest.current = { onView, onDrag };
  });
  const map = useMap();
  useMapEvents({
    moveend: () => {
      const { lat, lng } = map.getCenter();
      latest.current.onView?.({ center: { latitude: lat, longitude: lng }, zoom: map.getZoom() });
    },
    dragstart: () => latest.current.onDrag?.(),
  });
  useEffect(() => {
    if (!target) return;
    const [first, ...others] = target.positions.map(({ latitude, longitude }): [number, number] => [
      latitude,
      longitude,
    ]);
    if (!first) return;
    if (others.length === 0) map.setView(first, target.zoom ?? map.getZoom());
    else
      map.fitBounds(latLngBounds([first, ...others]), {
        padding: [48, 48],
        maxZoom: target.zoom ?? DEEPEST_FIT,
        animate: false,
      });
  }, [map, target]);
  return null;
}
