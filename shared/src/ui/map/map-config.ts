import { atom } from 'jotai';
import type { MapTiles } from './map-types.ts';

/** Tile configuration from the page's head; null when it is missing or invalid. */
export function readMapTiles(text: string | null | undefined): MapTiles | null {
  try {
    const tiles: unknown = JSON.parse(text ?? '');
    return isTiles(tiles) ? tiles : null;
  } catch {
    return null;
  }
}

const isTiles = (value: unknown): value is MapTiles =>
  typeof value === 'object' &&
  value !== null &&
  'url' in value &&
  typeof value.url === 'string' &&
  'attribution' in value &&
  typeof value.attribution === 'string';

/** Tiles of this deployment, configured on the server (`MAP_TILES_URL`); null: the schematic base map. */
export const mapTilesAtom = atom<MapTiles | null>(
  readMapTiles(document.querySelector<HTMLMetaElement>('meta[name="map-tiles"]')?.content),
);
