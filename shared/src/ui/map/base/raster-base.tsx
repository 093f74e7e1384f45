import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { TileLayer } from 'react-leaflet';
import type { MapTiles } from '../map-types.ts';
import { countTiles } from './tile-losses.ts';

/** Raster tile layer; calls `onLost` when more tiles fail than load. */
export function RasterBase({ tiles, onLost }: { readonly tiles: MapTiles; readonly onLost: () => void }): ReactNode {
  const handlers = useMemo(() => {
    const { loaded, failed } = countTiles(onLost);
    return { tileload: loaded, tileerror: failed };
  }, [onLost]);
  return (
    <TileLayer url={tiles.url} attribution={tiles.attribution} maxZoom={tiles.maxZoom ?? 19} eventHandlers={handlers} />
  );
}
