import type { LatLngBounds, Map } from 'leaflet';
import { useEffect, type ReactNode } from 'react';
import { Pane, useMap } from 'react-leaflet';
import { dataOf } from '../../../api/calls.ts';
import { api } from '../../../api/suite-api.ts';
import { useLocale } from '../../../i18n/index.ts';
import { StreetLayer } from './street-layer.ts';

const STREETS = 'schematic-streets';

/** Deepest zoom of the map where it has no streets: nothing more would be drawn. */
export const DEEPEST_WITHOUT_STREETS = 15;
const DEEPEST_WITH_STREETS = 18;

/** Zoom of the tiles in which streets are fetched. */
const FETCHED = 14;

/** Tiles of a view at most, on a wide screen about twelve. */
const MOST_TILES = 20;

/** Streets from the address register, where it is imported; the map may be zoomed in deeper there (specification/screens.md#maps). */
export function StreetBase(): ReactNode {
  return (
    <Pane name={STREETS} style={{ zIndex: 155, pointerEvents: 'none' }}>
      <Streets />
    </Pane>
  );
}

function Streets(): null {
  const map = useMap();
  const locale = useLocale();
  useEffect(() => {
    const layer = new StreetLayer(locale, { pane: STREETS, minZoom: DEEPEST_WITHOUT_STREETS });
    layer.addTo(map);
    const deepest = map.getMaxZoom();
    map.setMaxZoom(DEEPEST_WITHOUT_STREETS);
    const asked = new Set<string>();
    const shown = new Set<string>();
    let left = false;
    const fetchTile = async (x: number, y: number): Promise<void> => {
      const key = `${String(x)}:${String(y)}`;
      if (asked.has(key)) return;
      asked.add(key);
      const answer = await dataOf(api.GET('/service/address/streets', { params: { query: { x, y } } })).catch(() => {
        // The next move asks again: the map is usable without its streets.
        asked.delete(key);
      });
      if (!answer) return;
      const { streets, attributions } = answer;
      if (left || streets.length === 0) return;
      layer.add(streets);
      for (const attribution of attributions) {
        if (!shown.has(attribution)) map.attributionControl.addAttribution(attribution);
        shown.add(attribution);
      }
      map.setMaxZoom(DEEPEST_WITH_STREETS);
    };
    const complete = (): void => {
      if (map.getZoom() < DEEPEST_WITHOUT_STREETS) return;
      for (const { x, y } of tilesOf(map, map.getBounds())) void fetchTile(x, y);
    };
    map.on('moveend', complete);
    complete();
    return () => {
      left = true;
      map.off('moveend', complete);
      for (const attribution of shown) map.attributionControl.removeAttribution(attribution);
      layer.remove();
      map.setMaxZoom(deepest);
    };
  }, [map, locale]);
  return null;
}

/** The tiles that a view shows. */
function tilesOf(map: Map, bounds: LatLngBounds): { x: number; y: number }[] {
  const [from, to] = [bounds.getNorthWest(), bounds.getSouthEast()].map((corner) =>
    map.project(corner, FETCHED).divideBy(256).floor(),
  );
  if (!from || !to) return [];
  const tiles: { x: number; y: number }[] = [];
  for (let x = from.x; x <= to.x; x += 1) for (let y = from.y; y <= to.y; y += 1) tiles.push({ x, y });
  return tiles.slice(0, MOST_TILES);
}
