import { open } from 'node:fs/promises';
import { Compression, type Entry, type Header, ResolvedValueCache, type Source, zxyToTileId } from 'pmtiles';
import { directoriesOf, HEADER_BYTES, headerBytes } from './archive-parts.ts';

/** An area, in degrees. */
export interface Area {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Why an archive can't be used as a map: a sentence for the operator. */
export class RefusedArchive extends Error {}

/** Copied part of an archive. */
export interface Extracted {
  readonly tiles: number;
  readonly bytes: number;
}

/**
 * Writes the tiles of an area, of all zooms, as an archive of their own. Only they are fetched, in ranges: the archive of the planet has 120 GB.
 * @param progress called with the bytes fetched so far, of all
 * @throws {RefusedArchive} without a tile in the area, or with directories that are compressed otherwise than by gzip
 */
export async function extractArea(
  source: Source,
  {
    area,
    to,
    progress,
  }: { readonly area: Area; readonly to: string; readonly progress: (done: number, all: number) => void },
): Promise<Extracted> {
  const cache = new ResolvedValueCache();
  const header = await cache.getHeader(source);
  if (header.internalCompression !== Compression.Gzip)
    throw new RefusedArchive('its directories are not compressed by gzip');
  const wanted = tilesOf(area, header);
  const found = await findEntries({ source, cache, header }, wanted);
  if (found.length === 0) throw new RefusedArchive('it has no tile of the area');
  const { entries, contents } = withoutRepeats(found);
  const metadata = await bytesOf(source, header.jsonMetadataOffset, header.jsonMetadataLength);
  const { root, leaves } = directoriesOf(entries);
  const positions = {
    rootDirectoryOffset: HEADER_BYTES,
    rootDirectoryLength: root.length,
    jsonMetadataOffset: HEADER_BYTES + root.length,
    jsonMetadataLength: metadata.length,
    leafDirectoryOffset: HEADER_BYTES + root.length + metadata.length,
    leafDirectoryLength: leaves.length,
    tileDataOffset: HEADER_BYTES + root.length + metadata.length + leaves.length,
    tileDataLength: contents.reduce((sum, { length }) => sum + length, 0),
  };
  const tiles = entries.reduce((sum, { runLength }) => sum + runLength, 0);
  const own = {
    ...header,
    ...positions,
    numAddressedTiles: tiles,
    numTileEntries: entries.length,
    numTileContents: contents.length,
    minLon: area.west,
    minLat: area.south,
    maxLon: area.east,
    maxLat: area.north,
    centerZoom: Math.min(Math.max(header.minZoom, 8), header.maxZoom),
    centerLon: (area.west + area.east) / 2,
    centerLat: (area.south + area.north) / 2,
  };
  const file = await open(to, 'w');
  try {
    await file.write(Buffer.concat([headerBytes(own), root, metadata, leaves]));
    let done = 0;
    for (const range of rangesOf(contents)) {
      const bytes = await bytesOf(source, header.tileDataOffset + range.from, range.to - range.from);
      for (const { offset, length } of range.contents)
        await file.write(bytes.subarray(offset - range.from, offset - range.from + length));
      done += range.contents.reduce((sum, { length }) => sum + length, 0);
      progress(done, own.tileDataLength);
    }
  } finally {
    await file.close();
  }
  return { tiles, bytes: own.tileDataOffset + own.tileDataLength };
}

/** Ids of the tiles of an area on all zooms of an archive, ascending. */
function tilesOf(area: Area, { minZoom, maxZoom }: Header): number[] {
  const ids: number[] = [];
  for (let zoom = minZoom; zoom <= maxZoom; zoom += 1) {
    const [left, right] = [columnOf(area.west, zoom), columnOf(area.east, zoom)];
    const [top, bottom] = [rowOf(area.north, zoom), rowOf(area.south, zoom)];
    for (let x = left; x <= right; x += 1) for (let y = top; y <= bottom; y += 1) ids.push(zxyToTileId(zoom, x, y));
  }
  return ids.sort((one, other) => one - other);
}

const within = (index: number, zoom: number): number => Math.min(Math.max(Math.floor(index), 0), 2 ** zoom - 1);

const columnOf = (longitude: number, zoom: number): number => within(((longitude + 180) / 360) * 2 ** zoom, zoom);

function rowOf(latitude: number, zoom: number): number {
  const mercator = Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI;
  return within(((1 - mercator) / 2) * 2 ** zoom, zoom);
}

interface OpenArchive {
  readonly source: Source;
  readonly cache: ResolvedValueCache;
  readonly header: Header;
}

/** Entries of the wanted tiles, ascending; leaf directories without any are not fetched. */
async function findEntries({ source, cache, header }: OpenArchive, wanted: readonly number[]): Promise<Entry[]> {
  const found: Entry[] = [];
  const search = async (offset: number, length: number, end: number): Promise<void> => {
    const entries = await cache.getDirectory(source, offset, length, header);
    for (const [index, entry] of entries.entries()) {
      const isLeaf = entry.runLength === 0;
      const last = isLeaf ? (entries[index + 1]?.tileId ?? end) : entry.tileId + entry.runLength;
      const ids = between(wanted, entry.tileId, last);
      if (ids.length === 0) continue;
      if (isLeaf) await search(header.leafDirectoryOffset + entry.offset, entry.length, last);
      else found.push(...runsOf(ids).map((run) => ({ ...entry, ...run })));
    }
  };
  await search(header.rootDirectoryOffset, header.rootDirectoryLength, Infinity);
  return found;
}

/** The sorted ids from one to before another. */
function between(ids: readonly number[], from: number, before: number): readonly number[] {
  return ids.slice(firstFrom(ids, from), firstFrom(ids, before));
}

function firstFrom(ids: readonly number[], least: number): number {
  let [low, high] = [0, ids.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ids[middle] ?? Infinity) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Ids that follow each other, as runs. */
function runsOf(ids: readonly number[]): Pick<Entry, 'tileId' | 'runLength'>[] {
  const runs: { tileId: number; runLength: number }[] = [];
  for (const tileId of ids) {
    const run = runs.at(-1);
    if (run && run.tileId + run.runLength === tileId) run.runLength += 1;
    else runs.push({ tileId, runLength: 1 });
  }
  return runs;
}

type Content = Pick<Entry, 'offset' | 'length'>;

/** Contents in the order of the source, each once, such as the sea; and the entries with the places where they will be. */
function withoutRepeats(found: readonly Entry[]): { readonly entries: Entry[]; readonly contents: Content[] } {
  const contents = [...new Map(found.map((entry) => [entry.offset, entry])).values()].toSorted(
    (one, other) => one.offset - other.offset,
  );
  const places = new Map<number, number>();
  let offset = 0;
  for (const content of contents) {
    places.set(content.offset, offset);
    offset += content.length;
  }
  return { entries: found.map((entry) => ({ ...entry, offset: places.get(entry.offset) ?? 0 })), contents };
}

interface Range {
  readonly from: number;
  to: number;
  readonly contents: Content[];
}

/** Bytes that are fetched although they are not wanted, rather than by another request; and most of one request. */
const SMALL_GAP = 64 * 1024;
const MOST_AT_ONCE = 8 * 1024 * 1024;

function rangesOf(contents: readonly Content[]): Range[] {
  const ranges: Range[] = [];
  for (const content of contents) {
    const end = content.offset + content.length;
    const range = ranges.at(-1);
    if (range && content.offset - range.to <= SMALL_GAP && end - range.from <= MOST_AT_ONCE) {
      range.to = end;
      range.contents.push(content);
    } else ranges.push({ from: content.offset, to: end, contents: [content] });
  }
  return ranges;
}

async function bytesOf(source: Source, offset: number, length: number): Promise<Buffer> {
  const { data } = await source.getBytes(offset, length);
  if (data.byteLength < length) throw new RefusedArchive('it ends too early');
  return Buffer.from(data, 0, length);
}
