/** A tile of a file, and its place. */
export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly data: Buffer;
}

/** Type of the tiles, by the numbers of the format. */
export const TILE_TYPES = { vector: 1, png: 2 } as const;

const HEADER = 127;

/** A small PMTiles file of version 3: header, one directory, no compression (https://github.com/protomaps/PMTiles, spec v3). */
export function pmtilesFile(type: keyof typeof TILE_TYPES, tiles: readonly Tile[]): Buffer {
  const sorted = tiles.map((tile) => ({ ...tile, id: tileId(tile) })).toSorted((left, right) => left.id - right.id);
  const directory = directoryOf(sorted);
  const metadata = Buffer.from('{}');
  const zooms = sorted.map(({ z }) => z);
  const header = Buffer.alloc(HEADER);
  header.write('PMTiles', 0, 'latin1');
  header.writeUInt8(3, 7);
  const content = sorted.reduce((sum, { data }) => sum + data.length, 0);
  const at = { root: HEADER, metadata: HEADER + directory.length, tiles: HEADER + directory.length + metadata.length };
  const lengths = [at.root, directory.length, at.metadata, metadata.length, at.tiles, 0, at.tiles, content];
  const counts = [sorted.length, sorted.length, sorted.length];
  [...lengths, ...counts].forEach((value, index) => header.writeBigUInt64LE(BigInt(value), 8 + 8 * index));
  [1, 1, 1, TILE_TYPES[type], Math.min(...zooms), Math.max(...zooms)].forEach((value, index) =>
    header.writeUInt8(value, 96 + index),
  );
  return Buffer.concat([header, directory, metadata, ...sorted.map(({ data }) => data)]);
}

/** Directory: delta-encoded ids, run lengths of one, lengths, consecutive offsets. */
function directoryOf(tiles: readonly { readonly id: number; readonly data: Buffer }[]): Buffer {
  const differences = tiles.map(({ id }, index) => id - (tiles[index - 1]?.id ?? 0));
  const offsets = tiles.map((_, index) => (index === 0 ? 1 : 0));
  const numbers = [
    tiles.length,
    ...differences,
    ...tiles.map(() => 1),
    ...tiles.map(({ data }) => data.length),
    ...offsets,
  ];
  return Buffer.from(numbers.flatMap(varint));
}

/** Unsigned varint: seven bits a byte, lowest first. */
export function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}

/** Tile id: position on the Hilbert curve, after all tiles of lower zooms. */
function tileId({ z, x, y }: Tile): number {
  let id = (4 ** z - 1) / 3;
  let [tx, ty] = [x, y];
  for (let side = 2 ** (z - 1); side >= 1; side /= 2) {
    const [right, lower] = [(tx & side) > 0 ? 1 : 0, (ty & side) > 0 ? 1 : 0];
    id += side * side * ((3 * right) ^ lower);
    if (lower === 0) {
      if (right === 1) [tx, ty] = [side - 1 - tx, side - 1 - ty];
      [tx, ty] = [ty, tx];
    }
  }
  return id;
}
