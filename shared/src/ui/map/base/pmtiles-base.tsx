import { useEffect, type ReactNode } from 'react';
import { useMap } from 'react-leaflet';
import { useLocale } from '../../../i18n/index.ts';
import type { MapTiles } from '../map-types.ts';

/** Whether the tiles are one PMTiles archive instead of one file each. */
export const isPmtiles = ({ url }: MapTiles): boolean => new URL(url, location.href).pathname.endsWith('.pmtiles');

/** Tiles of one PMTiles archive, raster or vector; its reader is loaded lazily. Calls `onLost` when it can't be read. */
export function PmtilesBase({ tiles, onLost }: { readonly tiles: MapTiles; readonly onLost: () => void }): ReactNode {
  const map = useMap();
  const locale = useLocale();
  useEffect(() => {
    let isOver = false;
    let remove = (): void => undefined;
    const lost = (): void => {
      if (!isOver) onLost();
    };
    import('./pmtiles-layer.ts')
      .then(({ pmtilesLayer }) => pmtilesLayer(tiles, locale, lost))
      .then((layer) => {
        if (isOver) return;
        layer.addTo(map);
        remove = () => void layer.remove();
      })
      .catch(lost);
    return () => {
      isOver = true;
      remove();
    };
  }, [map, locale, tiles, onLost]);
  return null;
}
