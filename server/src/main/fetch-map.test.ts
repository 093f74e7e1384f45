import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Compression, type Entry, FileSource, PMTiles, TileType, zxyToTileId } from 'pmtiles';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { directoriesOf, HEADER_BYTES, headerBytes } from '../ports/map/archive-parts.ts';
import { createTestApp } from '../testing/test-app.ts';
import { fetchMap } from './fetch-map.ts';

/** Area of Brussels, and the column and row of its middle at the deepest zoom of the test's archive. */
const AREA = '4.2,50.75,4.6,50.95';
const ZOOM = 13;
const MIDDLE = [ZOOM, 4196, 2747] as const;

interface Tile {
  readonly at: readonly [z: number, x: number, y: number];
  readonly text: string;
}

/** An archive of compressed texts instead of tiles. */
function archiveOf(tiles: readonly Tile[], { layers = ['roads'], maxZoom = ZOOM } = {}): Buffer {
  const contents = new Map<string, { data: Buffer; offset: number }>();
  let offset = 0;
  const entries = tiles
    .map(({ at, text }) => ({ tileId: zxyToTileId(...at), text }))
    .toSorted((one, other) => one.tileId - other.tileId)
    .map(({ tileId, text }): Entry => {
      const known = contents.get(text) ?? { data: gzipSync(text), offset };
      if (known.offset === offset) offset += known.data.length;
      contents.set(text, known);
      return { tileId, offset: known.offset, length: known.data.length, runLength: 1 };
    });
  const { root, leaves } = directoriesOf(entries);
  const metadata = gzipSync(
    JSON.stringify({
      vector_layers: layers.map((id) => ({ id })),
      attribution: '<a href="https://x">© OpenStreetMap</a>',
    }),
  );
  const header = headerBytes({
    specVersion: 3,
    rootDirectoryOffset: HEADER_BYTES,
    rootDirectoryLength: root.length,
    jsonMetadataOffset: HEADER_BYTES + root.length,
    jsonMetadataLength: metadata.length,
    leafDirectoryOffset: HEADER_BYTES + root.length + metadata.length,
    leafDirectoryLength: leaves.length,
    tileDataOffset: HEADER_BYTES + root.length + metadata.length + leaves.length,
    tileDataLength: offset,
    numAddressedTiles: tiles.length,
    numTileEntries: tiles.length,
    numTileContents: contents.size,
    clustered: true,
    internalCompression: Compression.Gzip,
    tileCompression: Compression.Gzip,
    tileType: TileType.Mvt,
    minZoom: 0,
    maxZoom,
    minLon: -180,
    minLat: -85,
    maxLon: 180,
    maxLat: 85,
    centerZoom: 0,
    centerLon: 0,
    centerLat: 0,
  });
  return Buffer.concat([header, root, metadata, leaves, ...[...contents.values()].map(({ data }) => data)]);
}

const square = (z: number, x: number, y: number, side: number): Tile[] =>
  Array.from({ length: side * side }, (_, index) => {
    const at = [z, x + (index % side), y + Math.floor(index / side)] as const;
    return { at, text: index % 7 === 0 ? 'sea' : `${at.join('/')} ${'x'.repeat(400)}` };
  });

const world = archiveOf([{ at: [0, 0, 0], text: 'world' }, ...square(ZOOM, 4100, 2650, 200)]);

const web: { content: Buffer; sent: number } = { content: world, sent: 0 };
const http = createServer(({ headers }, response) => {
  const [, first = '0', last = ''] = /^bytes=(\d+)-(\d+)$/u.exec(headers.range ?? '') ?? [];
  const part = web.content.subarray(Number(first), Number(last) + 1);
  web.sent += part.length;
  response.writeHead(206, { 'content-length': part.length }).end(part);
});
await new Promise<void>((next) => http.listen(0, '127.0.0.1', next));
const address = http.address();
const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/planet.pmtiles`;
const dataDir = await mkdtemp(join(tmpdir(), 'navette-map-'));
const server = await createTestApp({ env: { DATA_DIR: dataDir } });
afterAll(async () => {
  http.close();
  await server.close();
  await rm(dataDir, { recursive: true });
});
beforeEach(() => Object.assign(web, { content: world, sent: 0 }));

async function run(...args: string[]): Promise<{ readonly code: number; readonly output: string }> {
  const said: string[] = [];
  const output = { write: (text: string) => said.push(text) > 0, isTTY: false };
  const code = await fetchMap(args, { config: { dataDir }, output });
  return { code, output: said.join('') };
}

describe('fetch-map', () => {
  it('copies the tiles of the area alone, and prints the settings', async () => {
    const { code, output } = await run(url, '--area', AREA);
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('zoom 0 to 13') });
    expect(output).toContain('MAP_TILES_URL=/map.pmtiles\nMAP_TILES_ATTRIBUTION=© OpenStreetMap\n');
    expect(web.sent).toBeLessThan(world.length / 10);
    const bytes = await readFile(join(dataDir, 'map.pmtiles'));
    const map = new PMTiles(new FileSource(new File([bytes], 'map.pmtiles')));
    const textOf = async (z: number, x: number, y: number) => {
      const tile = await map.getZxy(z, x, y);
      return tile && Buffer.from(tile.data).toString();
    };
    expect(await textOf(...MIDDLE)).toMatch(new RegExp(`^(?:sea|${MIDDLE.join('/')} x+)$`, 'u'));
    expect(await textOf(0, 0, 0)).toBe('world');
    expect(await textOf(ZOOM, 4100, 2650)).toBeUndefined();
    expect(await map.getHeader()).toMatchObject({ minLon: 4.2, maxLat: 50.95, maxZoom: ZOOM });
    expect(await readdir(dataDir)).not.toContain('map.pmtiles.part');
  });

  it('is served in ranges, uncompressed', async () => {
    await run(url, '--area', AREA);
    const { statusCode, headers, rawPayload } = await server.app.inject({
      url: '/map.pmtiles',
      headers: { range: 'bytes=0-6', 'accept-encoding': 'br, gzip' },
    });
    expect([statusCode, rawPayload.toString(), headers['content-range']]).toEqual([
      206,
      'PMTiles',
      expect.stringMatching(/^bytes 0-6\/\d+$/u),
    ]);
  });

  it.each([
    ['a page of the web', Buffer.from('<!doctype html>'.repeat(20)), /no PMTiles archive/u],
    ['a map of the world at a small scale', archiveOf(square(3, 0, 0, 8), { maxZoom: 3 }), /ends at zoom 3/u],
    [
      'tiles of another schema',
      archiveOf(square(ZOOM, 4150, 2700, 90), { layers: ['transportation'] }),
      /no layer roads/u,
    ],
    ['a map of another country', archiveOf(square(ZOOM, 10, 10, 4)), /no tile in the middle/u],
    [
      'a file that was cut short',
      world.subarray(0, Math.floor(world.length / 3)),
      /end of file|ends too early|no tile/u,
    ],
  ])('refuses %s, and keeps the former map', async (_, content, why) => {
    await writeFile(join(dataDir, 'map.pmtiles'), 'former');
    web.content = content;
    const { code, output } = await run(url, '--area', AREA);
    expect(output).toMatch(why);
    expect(code).toBe(1);
    expect(await readFile(join(dataDir, 'map.pmtiles'), 'utf8')).toBe('former');
    expect(await readdir(dataDir)).not.toContain('map.pmtiles.part');
  });

  it.each([[[]], [['belgium.pmtiles']], [['https://tiles.example/a.pmtiles', '--area', '4.2,50.7']], [['--unknown']]])(
    'explains the arguments after %j',
    async (args) => {
      expect(await run(...args)).toEqual({ code: 2, output: expect.stringContaining('fetch-map <https') });
    },
  );
});
