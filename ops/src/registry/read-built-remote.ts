import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { Refusal } from '../refusal.ts';

const manifest = z.object({
  metaData: z.object({ globalName: z.string(), remoteEntry: z.object({ name: z.string() }) }),
  exposes: z.array(
    z.object({
      path: z.string(),
      assets: z.object({ js: z.object({ sync: z.array(z.string()) }), css: z.object({ sync: z.array(z.string()) }) }),
    }),
  ),
});

/** Facts of a built remote beside its declaration, from the manifest of the bundler. */
export interface BuiltRemote {
  /** The global that holds its container. */
  readonly container: string;
  readonly entry: string;
  /** Page or dialog → files it needs beside the entry. */
  readonly modules: Record<string, string[]>;
}

/** Reads the bundler's manifest in a remote's folder. */
export async function readBuiltRemote(folder: string): Promise<BuiltRemote> {
  const { metaData, exposes } = manifest.parse(await readJson(folder, 'mf-manifest.json'));
  const modules = exposes.map(({ path, assets }) => [path, [...assets.js.sync, ...assets.css.sync]]);
  return { container: metaData.globalName, entry: metaData.remoteEntry.name, modules: Object.fromEntries(modules) };
}

/** Bytes of a JSON file that is parsed, on the event loop of the server too; the largest of a remote has 200 kB. */
const MOST_JSON = 1024 * 1024;

/**
 * A JSON file of a remote's folder.
 * @throws {Refusal} when it is none, or larger than 1 MB
 */
export async function readJson(folder: string, file: string): Promise<unknown> {
  try {
    if ((await stat(join(folder, file))).size > MOST_JSON) throw new Error(`${file} is larger than 1 MB`);
    return JSON.parse(await readFile(join(folder, file), 'utf8'));
  } catch (error) {
    throw new Refusal(`${join(folder, file)} can't be read: is this the dist folder of a built remote?`, {
      cause: error,
    });
  }
}
