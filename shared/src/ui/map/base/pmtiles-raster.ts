import { GridLayer, type Coords, type DoneCallback, type GridLayerOptions } from 'leaflet';
import type { PMTiles } from 'pmtiles';

/** Pictures of a PMTiles file as a layer. The library's own layer needs a global Leaflet, and tells nothing of a tile that fails. */
export class PmtilesRaster extends GridLayer {
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
