import { gzipSync } from 'node:zlib';
import type { Entry, Header } from 'pmtiles';

/** Size of the header of a PMTiles archive of version 3 (https://github.com/protomaps/PMTiles, spec/v3). */
export const HEADER_BYTES = 127;

/** A reader fetches the first 16 KiB at once: header and root directory are in them. */
const MOST_ROOT_BYTES = 16_384 - HEADER_BYTES;
const LEAF_ENTRIES = 4096;

/** Root directory and leaf directories of an archive, compressed with gzip. */
export interface Directories {
  readonly root: Buffer;
  readonly leaves: Buffer;
}

/** Directories of entries in the order of their tiles: one root alone, or one over leaves when it would be too large. */
export function directoriesOf(entries: readonly Entry[]): Directories {
  const whole = directory(entries);
  if (whole.length <= MOST_ROOT_BYTES) return { root: whole, leaves: Buffer.alloc(0) };
  for (let size = LEAF_ENTRIES; ; size *= 2) {
    const leaves: Buffer[] = [];
    const pointers: Entry[] = [];
    let offset = 0;
    for (let from = 0; from < entries.length; from += size) {
      const leaf = directory(entries.slice(from, from + size));
      // A run of no tiles means a leaf directory.
      pointers.push({ tileId: entries[from]?.tileId ?? 0, offset, length: leaf.length, runLength: 0 });
      leaves.push(leaf);
      offset += leaf.length;
    }
    const root = directory(pointers);
    if (root.length <= MOST_ROOT_BYTES) return { root, leaves: Buffer.concat(leaves) };
  }
}

/** One directory: number of entries, then differences of ids, run lengths, lengths, and offsets, where 0 means "right after the one before". */
function directory(entries: readonly Entry[]): Buffer {
  const numbers = [
    entries.length,
    ...entries.map(({ tileId }, index) => tileId - (entries[index - 1]?.tileId ?? 0)),
    ...entries.map(({ runLength }) => runLength),
    ...entries.map(({ length }) => length),
    ...entries.map(({ offset }, index) => {
      const before = entries[index - 1];
      return before && offset === before.offset + before.length ? 0 : offset + 1;
    }),
  ];
  return gzipSync(Buffer.from(numbers.flatMap(varint)));
}

/** Unsigned varint: seven bits a byte, lowest first. */
function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return [...bytes, rest];
}

/** The header as it is written: everything of it but what a reader adds. */
export type WrittenHeader = Required<Omit<Header, 'etag'>>;

/** Bytes of a header. */
export function headerBytes(header: WrittenHeader): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES);
  bytes.write('PMTiles', 0, 'latin1');
  bytes.writeUInt8(3, 7);
  const positions = [
    header.rootDirectoryOffset,
    header.rootDirectoryLength,
    header.jsonMetadataOffset,
    header.jsonMetadataLength,
    header.leafDirectoryOffset,
    header.leafDirectoryLength,
    header.tileDataOffset,
    header.tileDataLength,
    header.numAddressedTiles,
    header.numTileEntries,
    header.numTileContents,
  ];
  positions.forEach((value, index) => bytes.writeBigUInt64LE(BigInt(value), 8 + 8 * index));
  const kinds = [Number(header.clustered), header.internalCompression, header.tileCompression, header.tileType];
  [...kinds, header.minZoom, header.maxZoom].forEach((value, index) => bytes.writeUInt8(value, 96 + index));
  const corners = [header.minLon, header.minLat, header.maxLon, header.maxLat];
  corners.forEach((degrees, index) => bytes.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * index));
  bytes.writeUInt8(header.centerZoom, 118);
  bytes.writeInt32LE(Math.round(header.centerLon * 1e7), 119);
  bytes.writeInt32LE(Math.round(header.centerLat * 1e7), 123);
  return bytes;
}
