import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FetchSource, type Source } from 'pmtiles';
import { OWN_MAP } from '../ports/map/map-settings.ts';
import { checkArchive } from '../ports/map/check-archive.ts';
import { type Area, extractArea } from '../ports/map/extract-area.ts';
import type { Config } from './config.ts';

/** Belgium, with what is near its borders. */
const BELGIUM: Area = { west: 2.5, south: 49.45, east: 6.45, north: 51.55 };

const USAGE = `fetch-map <https://….pmtiles> [--area west,south,east,north]

Fetches a street map, checks it, and puts it where the server serves it from. Of a larger archive, such as a daily build of Protomaps (the planet, 120 GB),
only the tiles of the area are fetched: Belgium takes some 600 MB.
  --area   degrees; without it Belgium, ${Object.values(BELGIUM).join(',')}
`;

/** Parts of the process that the command uses; a terminal gets a changing line. */
interface FetchContext {
  readonly config: Pick<Config, 'dataDir'>;
  readonly output: { write(text: string): unknown; readonly isTTY?: boolean };
}

/** `fetch-map …`: returns the exit code: 0 the map is in place, 1 refused or failed, 2 usage error. The former map stays until the new one is complete. */
export async function fetchMap(args: readonly string[], { config, output }: FetchContext): Promise<number> {
  const order = readOrder(args);
  if (typeof order === 'string') {
    output.write(`${order}\n${USAGE}`);
    return order ? 2 : 0;
  }
  const { url, area } = order;
  const [whole, part] = [join(config.dataDir, OWN_MAP), join(config.dataDir, `${OWN_MAP}.part`)];
  try {
    const source = new FetchSource(url);
    await checkArchive(source, area);
    await mkdir(config.dataDir, { recursive: true });
    const { tiles, bytes } = await extractArea(source, { area, to: part, progress: progressOf(output) });
    const { kind, zooms, attribution } = await checkFile(part, area);
    await rename(part, whole);
    output.write(
      [
        `${whole}: ${String(tiles)} tiles (${kind}), zoom ${zooms.join(' to ')}, ${megabytes(bytes)} MB`,
        'Set these, and start the server again:',
        `MAP_TILES_URL=/${OWN_MAP}`,
        `MAP_TILES_ATTRIBUTION=${attribution || '© OpenStreetMap'}`,
        '',
      ].join('\n'),
    );
    return 0;
  } catch (error) {
    // A server that is away, a full disk, another file: the operator needs the sentence, not the place in the code.
    output.write(`${url}: ${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  } finally {
    await rm(part, { force: true });
  }
}

/** Parsed arguments, or an error message; empty when only help was requested. */
function readOrder(args: readonly string[]): { readonly url: string; readonly area: Area } | string {
  try {
    const options = { area: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    if (values.help) return '';
    const [url, ...others] = positionals;
    if (url === undefined || others.length > 0) return 'Name one address.';
    if (!URL.canParse(url) || !/^https?:$/u.test(new URL(url).protocol)) return `${url} is no address of the web.`;
    const area = values.area === undefined ? BELGIUM : readArea(values.area);
    return area
      ? { url, area }
      : `--area needs west,south,east,north in degrees, as in ${Object.values(BELGIUM).join(',')}.`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function readArea(text: string): Area | undefined {
  const [west = NaN, south = NaN, east = NaN, north = NaN] = text
    .split(',')
    .map((part) => (part.trim() === '' ? NaN : Number(part)));
  const isArea = west >= -180 && west < east && east <= 180 && south >= -85 && south < north && north <= 85;
  return isArea && text.split(',').length === 4 ? { west, south, east, north } : undefined;
}

/** Checks a file as the archive it should be. */
async function checkFile(path: string, area: Area): ReturnType<typeof checkArchive> {
  const file = await open(path);
  const source: Source = {
    getKey: () => path,
    getBytes: async (offset, length) => {
      const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, offset);
      return { data: buffer.buffer.slice(0, bytesRead) };
    },
  };
  try {
    return await checkArchive(source, area);
  } finally {
    await file.close();
  }
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

/** Progress in one changing line of a terminal; a file gets a line each tenth. */
function progressOf(output: FetchContext['output']): (done: number, all: number) => void {
  let shown = -1;
  return (done, all) => {
    const percent = Math.floor((done / all) * 100);
    const step = output.isTTY ? percent : Math.floor(percent / 10) * 10;
    if (step === shown) return;
    shown = step;
    output.write(
      `${output.isTTY ? '\r' : ''}fetched ${String(step)} % of ${megabytes(all)} MB${output.isTTY ? '' : '\n'}`,
    );
  };
}
