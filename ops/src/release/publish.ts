import { randomUUID } from 'node:crypto';
import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Refusal } from '../refusal.ts';
import { fingerprint, hashedFiles, type HashedFile } from '../registry/files.ts';
import { withLock } from '../registry/lock.ts';
import { paths } from '../registry/paths.ts';
import { byVersion, isWorkingCopy, type Publication, publications, recordPublication } from '../registry/versions.ts';
import { readBuild } from './read-build.ts';

/** Result of publishing. */
export interface Published {
  readonly name: string;
  /** Name of its folder: the version, in a working copy followed by `+` and the fingerprint of its content. */
  readonly version: string;
  readonly folder: string;
  /** False when exactly this content was there already. */
  readonly added: boolean;
}

/** How to publish. */
export interface PublishOptions {
  /** Gives every content a folder of its own, for a version that is still being written. */
  readonly workingCopy?: boolean;
  /** Why a version comes after a later one of its line: 1.2.3 after 1.2.4. */
  readonly why?: string | undefined;
}

/**
 * Copies a built remote, or a build of the host, into the registry, where it never changes again.
 * @param dist The `dist` folder of the remote or of the host.
 * @throws {Refusal} when the folder holds no valid remote, when the version is there with other content, or comes after a later one of its line without a reason
 */
export async function publish(
  registry: string,
  dist: string,
  { workingCopy = false, why }: PublishOptions = {},
): Promise<Published> {
  const { files, name, version: built } = await readBuild(dist, workingCopy);
  const print = fingerprint(files);
  const version = workingCopy ? `${built}+${print}` : built;
  const folder = paths.remote(registry, name, version);
  return withLock(registry, async (held) => {
    const known = await publications(registry, name);
    const former = known.findLast((entry) => entry.version === version);
    if (former && former.fingerprint !== print)
      throw new Refusal(
        `${name} ${version} is published already with other content, and a published version never changes. Give this one a new version.`,
      );
    const there = await exists(folder);
    if (there) await assertSame(folder, print, `${name} ${version}`);
    if (!former && why === undefined) assertNext(known, name, version);
    await held.confirm();
    if (!there) await copyWhole(dist, folder, files);
    if (!former || (workingCopy && known.at(-1)?.version !== version)) {
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
      await recordPublication(registry, name, { version, at: new Date().toISOString(), fingerprint: print, bytes });
    }
    return { name, version, folder, added: !there || !former };
  });
}

/** A line is what has the same first two numbers: 1.2.5 may come after 1.3.0, and not after 1.2.6. */
function assertNext(known: readonly Publication[], name: string, version: string): void {
  if (isWorkingCopy(version)) return;
  const line = known
    .map((entry) => entry.version)
    .filter((other) => !isWorkingCopy(other) && lineOf(other) === lineOf(version));
  const later = line.toSorted(byVersion).findLast((other) => byVersion(other, version) > 0);
  if (later !== undefined)
    throw new Refusal(
      `${name} ${later} is published already, and ${version} comes before it. If that is meant, say --why "…".`,
    );
}

const lineOf = (version: string): string => version.split('.').slice(0, 2).join('.');

/** Atomic: copies under a temporary name, then renames. */
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
  throw new Refusal(
    `The folder of ${name} in the registry holds other content, and a published version never changes. Give this one a new version.`,
  );
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
