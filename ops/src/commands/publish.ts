import { randomUUID } from 'node:crypto';
import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseDeclaration } from '@navette/shared/federation';
import { Refusal } from '../refusal.ts';
import { fingerprint, hashedFiles, type HashedFile } from '../registry/files.ts';
import { withLock } from '../registry/lock.ts';
import { paths } from '../registry/paths.ts';
import { readBuiltRemote, readJson } from '../registry/read-built-remote.ts';
import { recordPublication } from '../registry/versions.ts';

/** What publishing did. */
export interface Published {
  readonly name: string;
  /** Name of its folder: the version, in a working copy followed by `+` and the fingerprint of its content. */
  readonly version: string;
  readonly folder: string;
  /** False when exactly this content was there already. */
  readonly added: boolean;
}

/**
 * Copies a built remote into the registry, where it never changes again.
 * @param dist The `dist` folder of the remote.
 * @param workingCopy Gives every content a folder of its own, for a version that is still being written.
 * @throws {Refusal} when the version is there with other content, or the folder holds no remote
 */
export async function publish(registry: string, dist: string, { workingCopy = false } = {}): Promise<Published> {
  const declaration = parseDeclaration(await readJson(dist, 'declaration.json'));
  await readBuiltRemote(dist);
  const files = await hashedFiles(dist);
  const print = fingerprint(files);
  const version = workingCopy ? `${declaration.version}+${print}` : declaration.version;
  const folder = paths.remote(registry, declaration.name, version);
  return withLock(registry, async () => {
    const added = !(await exists(folder));
    if (added) await copyWhole(dist, folder, files);
    else await assertSame(folder, print, `${declaration.name} ${version}`);
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    await recordPublication(registry, declaration.name, { version, at: new Date().toISOString(), fingerprint: print, bytes });
    return { name: declaration.name, version, folder, added };
  });
}

/** Either the whole folder appears, or nothing does. */
async function copyWhole(from: string, to: string, files: readonly HashedFile[]): Promise<void> {
  const incoming = join(dirname(to), `.incoming-${randomUUID()}`);
  try {
    for (const { path } of files) {
      await mkdir(dirname(join(incoming, path)), { recursive: true });
      await cp(join(from, path), join(incoming, path));
      const compressed = `${join(from, path)}.br`;
      if (await exists(compressed)) await cp(compressed, `${join(incoming, path)}.br`);
    }
    await rename(incoming, to);
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
}

async function assertSame(folder: string, print: string, name: string): Promise<void> {
  if (fingerprint(await hashedFiles(folder)) === print) return;
  throw new Refusal(`${name} is published already with other content, and a published version never changes. Give this one a new version.`);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
