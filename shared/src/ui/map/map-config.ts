import { atom } from 'jotai';
import type { MapTiles } from './map-types.ts';

/** The raster tiles of this deployment, set once by the host from its runtime configuration; null: the schematic base map. */
export const mapTilesAtom = atom<MapTiles | null>(null);
