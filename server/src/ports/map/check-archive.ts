import { PMTiles, type Source, TileType } from 'pmtiles';
import { type Area, RefusedArchive } from './extract-area.ts';

/** Facts of an archive, for the operator. */
export interface ArchiveFacts {
  readonly kind: 'vector' | 'pictures';
  readonly zooms: readonly [least: number, deepest: number];
  /** Its own attribution, as plain text; empty when it has none. */
  readonly attribution: string;
}

/** Streets are drawn from this layer of Protomaps' schema, the one that maps of the suite know. */
const STREETS = 'roads';

/** Zoom below which a map shows no street of a town. */
const STREETS_FROM = 13;

/**
 * Checks that an archive is a map of an area: its format, zooms and layers, and that the tile in the middle of the area can be read.
 * @throws {RefusedArchive} with what is wrong
 */
export async function checkArchive(source: Source, area: Area): Promise<ArchiveFacts> {
  const archive = new PMTiles(source);
  const header = await archive.getHeader().catch((error: unknown) => {
    throw new RefusedArchive(
      `it is no PMTiles archive, or can't be read (${error instanceof Error ? error.message : String(error)})`,
    );
  });
  const kind = header.tileType === TileType.Mvt ? 'vector' : 'pictures';
  if (header.tileType === TileType.Unknown) throw new RefusedArchive('it does not say of what type its tiles are');
  if (header.maxZoom < STREETS_FROM)
    throw new RefusedArchive(`it ends at zoom ${header.maxZoom}; streets need ${STREETS_FROM}`);
  const metadata = await archive.getMetadata();
  if (kind === 'vector' && !layersOf(metadata).includes(STREETS))
    throw new RefusedArchive(`its tiles have no layer ${STREETS}: only those of the schema of Protomaps are drawn`);
  const [longitude, latitude] = [(area.west + area.east) / 2, (area.south + area.north) / 2];
  const tile = await archive.getZxy(header.maxZoom, ...tileAt(longitude, latitude, header.maxZoom));
  if (!tile || tile.data.byteLength === 0) throw new RefusedArchive('it has no tile in the middle of the area');
  return { kind, zooms: [header.minZoom, header.maxZoom], attribution: attributionOf(metadata) };
}

function tileAt(longitude: number, latitude: number, zoom: number): [x: number, y: number] {
  const mercator = Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI;
  return [Math.floor(((longitude + 180) / 360) * 2 ** zoom), Math.floor(((1 - mercator) / 2) * 2 ** zoom)];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function layersOf(metadata: unknown): unknown[] {
  const layers = isRecord(metadata) ? metadata.vector_layers : undefined;
  return Array.isArray(layers) ? layers.map((layer: unknown) => (isRecord(layer) ? layer.id : undefined)) : [];
}

function attributionOf(metadata: unknown): string {
  const text = isRecord(metadata) ? metadata.attribution : undefined;
  return typeof text === 'string' ? text.replaceAll(/<[^>]*>/gu, '').trim() : '';
}
