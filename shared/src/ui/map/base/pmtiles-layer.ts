import type { GridLayer } from 'leaflet';
import { PMTiles, TileType } from 'pmtiles';
import type { Locale } from '../../../i18n/index.ts';
import type { MapTiles } from '../map-types.ts';
import { countedSource } from './counted-source.ts';
import { PmtilesRaster } from './pmtiles-raster.ts';
import { countTiles } from './tile-losses.ts';

/**
 * Layer of a PMTiles file: pictures as they are, vector tiles drawn in the light style of Protomaps, with names in the language of the screen.
 * @param onLost called when more of its parts fail than load
 * @throws when its first bytes can't be had, or are no PMTiles
 */
export async function pmtilesLayer(
  { url, attribution }: MapTiles,
  locale: Locale,
  onLost: () => void,
): Promise<GridLayer> {
  const archive = new PMTiles(countedSource(url, countTiles(onLost)));
  const { tileType, minZoom, maxZoom } = await archive.getHeader();
  if (tileType !== TileType.Mvt)
    return new PmtilesRaster(archive, { attribution, minNativeZoom: minZoom, maxNativeZoom: maxZoom });
  const { vectorLayer } = await import('./pmtiles-vector.ts');
  return vectorLayer(archive, { attribution, maxZoom, locale });
}
