import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { valhallaError } from '../fake-valhalla.ts';
import { type FakeAnswer, type FakeService, startFakeService } from '../fake-service.ts';

const PACKAGE = '@valhallajs/valhallajs';
const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Folder of the package that holds Valhalla; undefined where it is not installed, as on other systems. */
export function findValhalla(): string | undefined {
  try {
    return dirname(createRequire(import.meta.url).resolve(PACKAGE));
  } catch {
    return undefined;
  }
}

/** HTTP errors by number; the Node binding gives the texts alone. */
const NUMBERS: ReadonlyMap<string, number> = new Map([
  ['Locations are in unconnected regions', 170],
  ['No suitable edges near location', 171],
  ['No path could be found for input', 442],
]);

function toError(error: unknown): FakeAnswer {
  const message = error instanceof Error ? error.message : String(error);
  const [text, number] = [...NUMBERS].find(([known]) => message.includes(known)) ?? [message, 199];
  return valhallaError(number, text);
}

/** A real Valhalla on the roads of map.osm.pbf, behind its HTTP interface. */
export async function startValhalla(folder: string): Promise<FakeService> {
  const work = await mkdtemp(join(tmpdir(), 'navette-valhalla-'));
  const config: { mjolnir: { tile_dir: string } } = JSON.parse(await readFile(here('config.json'), 'utf8'));
  config.mjolnir.tile_dir = join(work, 'tiles');
  await writeFile(join(work, 'config.json'), JSON.stringify(config));
  const build = join(folder, process.platform, process.arch, 'valhalla_build_tiles');
  await promisify(execFile)(build, ['-c', join(work, 'config.json'), '-j', '1', here('map.osm.pbf')], { cwd: work });
  const { Actor } = await import('@valhallajs/valhallajs');
  const actor = new Actor(JSON.stringify(config));
  const service = await startFakeService(async ({ body }) => {
    try {
      return { status: 200, body: await actor.route(JSON.stringify(body)) };
    } catch (error) {
      return toError(error);
    }
  });
  const close = async () => {
    await service.close();
    await rm(work, { recursive: true, force: true });
  };
  return { ...service, close };
}
