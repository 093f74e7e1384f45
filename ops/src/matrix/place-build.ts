import { cp, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PinnedRemote } from '@navette/shared/release';
import { fingerprint, hashedFiles } from '../registry/files.ts';
import { pinnedFrom } from '../registry/pin.ts';
import { keys } from '../registry/keys.ts';
import { readJson } from '../registry/read-built-remote.ts';
import * as z from 'zod';

/** A built remote where a suite can serve it. */
export interface PlacedRemote {
  readonly name: string;
  /** Fingerprint of its content. */
  readonly fingerprint: string;
  readonly pinned: PinnedRemote;
}

const named = z.object({ name: z.string(), version: z.string() });

/**
 * Copies a built remote into a temporary registry. Without checks or log, since builds of former releases lack what is required of a remote today.
 * @param dist the `dist` folder of the remote
 */
export async function placeBuild(registry: string, dist: string): Promise<PlacedRemote> {
  const { name, version } = named.parse(await readJson(dist, 'declaration.json'));
  const files = await hashedFiles(dist);
  const print = fingerprint(files);
  const folder = join(registry, keys.remote(name, `${version}+${print}`));
  for (const { path } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    for (const form of [path, `${path}.br`])
      if (await exists(join(dist, form))) await cp(join(dist, form), join(folder, form));
  }
  const pinned = await pinnedFrom(
    folder,
    `/registry/${name}/${version}+${print}/`,
    Object.fromEntries(files.map(({ path, integrity }) => [path, integrity])),
  );
  return { name, fingerprint: print, pinned };
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
