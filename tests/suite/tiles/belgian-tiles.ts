import { deflateSync, crc32 } from 'node:zlib';
import { pmtilesFile, varint, type Tile } from './pmtiles-file.ts';

/** Tiles around Brussels at the only zoom of the file; deeper zooms enlarge them. */
const ZOOM = 8;
const COLUMNS = [129, 130, 131, 132, 133];
const ROWS = [84, 85, 86, 87];

const everywhere = (data: Buffer): readonly Tile[] =>
  COLUMNS.flatMap((x) => ROWS.map((y) => ({ z: ZOOM, x, y, data })));

export const pictureTiles = (colour: readonly [red: number, green: number, blue: number]): Buffer =>
  pmtilesFile('png', everywhere(png(colour)));

/** PMTiles file with vector tiles of water alone. */
export const waterTiles = (): Buffer => pmtilesFile('vector', everywhere(water()));

function png([red, green, blue]: readonly [number, number, number]): Buffer {
  const side = 256;
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(side * 3, Buffer.from([red, green, blue]))]);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: side }, () => row)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, check]);
}

/** One layer `water` with a polygon that fills the tile, as protocol buffers of a Mapbox vector tile. */
function water(): Buffer {
  const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
  const square = [9, zigzag(0), zigzag(0), 26, ...[4096, 0, 0, 4096, -4096, 0].map(zigzag), 15];
  const feature = [...field(3, 3), ...bytes(4, square.flatMap(varint))];
  const name = [...Buffer.from('water')];
  return Buffer.from(bytes(3, [...bytes(1, name), ...bytes(2, feature), ...field(5, 4096), ...field(15, 2)]));
}

const field = (number: number, value: number): number[] => [...varint(number * 8), ...varint(value)];

const bytes = (number: number, content: readonly number[]): number[] => [
  ...varint(number * 8 + 2),
  ...varint(content.length),
  ...content,
];
