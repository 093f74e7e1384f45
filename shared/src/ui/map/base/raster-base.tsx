import { useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { TileLayer } from 'react-leaflet';
import type { MapTiles } from '../map-types.ts';

/** So many tiles may fail before the others arrive. */
const PATIENCE = 4;

/** Counts tiles that came and tiles that failed; true once the source is not worth waiting for. */
export function tilesAreLost(failed: number, loaded: number): boolean {
  return failed >= PATIENCE && failed > loaded;
}

/** Raster tiles from a server; `onLost` when more of them fail than arrive. */
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
