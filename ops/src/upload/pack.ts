import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync, type Zippable } from 'fflate/browser';
import { hashedFiles } from '../registry/files.ts';

/** The zip of a `dist` folder: its public files with their compressed forms. */
export async function packBuild(dist: string): Promise<Uint8Array> {
  const entries: Zippable = {};
  for (const { path } of await hashedFiles(dist)) {
    entries[path] = await readFile(join(dist, path));
    const compressed = await readFile(join(dist, `${path}.br`)).catch(() => undefined);
    if (compressed) entries[`${path}.br`] = [compressed, { level: 0 }];
  }
  return zipSync(entries);
}
