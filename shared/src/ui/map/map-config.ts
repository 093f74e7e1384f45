import { atom } from 'jotai';
import type { MapTiles } from './map-types.ts';

/** What the server wrote into the head of the page; null for nothing, or what can't be read. */
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

/** The raster tiles of this deployment, as its server configures them (`MAP_TILES_URL`); null: the schematic base map. */
export const mapTilesAtom = atom<MapTiles | null>(
  readMapTiles(document.querySelector<HTMLMetaElement>('meta[name="map-tiles"]')?.content),
);
