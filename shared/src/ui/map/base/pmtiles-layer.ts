import { GridLayer, type Coords, type DoneCallback, type GridLayerOptions } from 'leaflet';
import { PMTiles, TileType, FetchSource, type Source } from 'pmtiles';
import type { Locale } from '../../../i18n/index.ts';
import type { MapTiles } from '../map-types.ts';
import { countTiles, type TileCount } from './tile-losses.ts';

/**
 * Layer of a PMTiles archive: raster tiles as they are, vector tiles in the light style of Protomaps, with labels in the language of the screen.
 * @param onLost called when more of its ranges fail than load
 * @throws when its header can't be loaded, or it is no PMTiles archive
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

/** HTTP range source that counts loaded and failed requests; aborted ones count as neither. */
function countedSource(url: string, { loaded, failed }: TileCount): Source {
  const source = new FetchSource(url);
  return {
    getKey: () => source.getKey(),
    getBytes: async (offset, length, signal, etag) => {
      try {
        const part = await source.getBytes(offset, length, signal, etag);
        loaded();
        return part;
      } catch (error) {
        if (!signal?.aborted) failed();
        throw error;
      }
    },
  };
}

/** Raster tiles of a PMTiles archive as a layer. The library's own layer needs a global Leaflet, and does not report failed tiles. */
class PmtilesRaster extends GridLayer {
  readonly #archive: PMTiles;

  constructor(archive: PMTiles, options: GridLayerOptions) {
    super(options);
    this.#archive = archive;
  }

  protected override createTile({ z, x, y }: Coords, done: DoneCallback): HTMLElement {
    const picture = document.createElement('img');
    picture.alt = '';
    this.#archive.getZxy(z, x, y).then(
      (tile) => (tile ? show(picture, tile.data, done) : done(undefined, picture)),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), picture),
    );
    return picture;
  }
}

function show(picture: HTMLImageElement, data: ArrayBuffer, done: DoneCallback): void {
  const address = URL.createObjectURL(new Blob([data]));
  const end = (error?: Error) => () => {
    URL.revokeObjectURL(address);
    done(error, picture);
  };
  picture.addEventListener('load', end());
  picture.addEventListener('error', end(new Error('a tile of the map is no picture')));
  picture.src = address;
}
