import { useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { TileLayer } from 'react-leaflet';
import type { MapTiles } from '../map-types.ts';

/** Failures before the tile server can count as down. */
const PATIENCE = 4;

/** Counts loaded and failed tiles; true once the tile server counts as down. */
export function tilesAreLost(failed: number, loaded: number): boolean {
  return failed >= PATIENCE && failed > loaded;
}

/** Raster tile layer; calls `onLost` when more tiles fail than load. */
export function RasterBase({ tiles, onLost }: { readonly tiles: MapTiles; readonly onLost: () => void }): ReactNode {
  const count = useRef({ failed: 0, loaded: 0 });
  const handlers = useMemo(
    () => ({
      tileload: () => {
        count.current.loaded += 1;
      },
      tileerror: () => {
        count.current.failed += 1;
        if (tilesAreLost(count.current.failed, count.current.loaded)) onLost();
      },
    }),
    [onLost],
  );
  return (
    <TileLayer url={tiles.url} attribution={tiles.attribution} maxZoom={tiles.maxZoom ?? 19} eventHandlers={handlers} />
  );
}
