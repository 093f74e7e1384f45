import { Refusal } from '../refusal.ts';
import type { OpsCaller } from '../rights/caller.ts';
import { type Signing, signingOf } from '../signing/keys.ts';
import { keys } from './keys.ts';
import { diskStore } from './store/disk/disk-store.ts';
import { bucketSettingsOf, s3Store } from './store/s3/s3-store.ts';
import type { Held, Store, RawFiles } from './store/store.ts';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesUnder } from './files.ts';
import { unlessAbsent } from './store/disk/disk-files.ts';

/** A registry that was opened, with the rights and keys with which it is changed. */
export interface Registry {
  /** Its folder, or `s3://bucket/prefix`. */
  readonly location: string;
  readonly store: Store;
  /** Keys that sign what is published and activated here, and keys that are trusted. */
  readonly signing: Signing;
  /** Caller whose rights each change needs; undefined for a process that decides by itself who may what, and where tokens are not required. */
  readonly caller?: OpsCaller | undefined;
  /** The lock, for work that runs under it. */
  readonly held?: Held;
}

/**
 * Opens a registry at a location: a folder, which may not exist yet, or `s3://bucket/prefix`. Nothing is asked of a bucket yet.
 * @param env where a bucket answers and with which keys, in the variables that the AWS tools read; `REGISTRY_CACHE` for the folder of copies; keys of signatures
 * @throws {Refusal} for a location that is none, a bucket without keys, or a variable that holds no key
 */
export function openRegistry(location: string, env: NodeJS.ProcessEnv): Registry {
  const signing = signingOf(env);
  if (location.startsWith('s3://')) return { location, signing, store: bucketAt(location, env) };
  if (/^[a-z][a-z\d+.-]*:\/\//.test(location))
    throw new Refusal(`${location} is not a registry: a folder or s3://bucket/prefix is expected.`);
  return { location, signing, store: diskStore(location) };
}

/** Stores of buckets by their settings: each keeps what it read a moment ago. */
const buckets = new Map<string, Store>();

function bucketAt(location: string, env: NodeJS.ProcessEnv): Store {
  const settings = bucketSettingsOf(location, env);
  const key = JSON.stringify(settings);
  const store = buckets.get(key) ?? s3Store(settings);
  buckets.set(key, store);
  return store;
}

/**
 * Path on this machine of a published version, which is only read.
 * @throws {Refusal} when its files are not those that were published
 */
export const localFolder = ({ store }: Registry, name: string, version: string): Promise<string> =>
  store.folders.local(keys.remote(name, version));

/** Whether the files of a version are there. */
export const isPublished = ({ store }: Registry, name: string, version: string): Promise<boolean> =>
  store.folders.has(keys.remote(name, version));

export interface RegistryCopy {
  readonly kind: RawFiles['kind'];
  readonly files: number;
}

/**
 * Copies a registry into a folder, file by file, while no command changes it.
 * @param registry its folder, or the location of a bucket that was opened
 */
export async function copyRegistry(registry: Registry, to: string): Promise<RegistryCopy> {
  const { raw, locked } = registry.store;
  // Nothing was ever published: a lock would make the folder.
  if ((await raw.keys()).length === 0) return { kind: raw.kind, files: 0 };
  return locked(async () => {
    const keys = await raw.keys();
    for (const key of keys) {
      await mkdir(dirname(join(to, key)), { recursive: true });
      await writeFile(join(to, key), await raw.read(key));
    }
    return { kind: raw.kind, files: keys.length };
  });
}

/**
 * Checks that a copy can be put into a registry.
 * @throws {Refusal} when something is there already, or places of this kind are laid out otherwise
 */
export async function assertTakesCopy(registry: Registry, { kind, files }: RegistryCopy): Promise<void> {
  const { raw, location } = registry.store;
  if (files > 0 && raw.kind !== kind)
    throw new Refusal(
      `${location} is a ${raw.kind}; the backup is of a registry in a ${kind}, and can be restored only into one.`,
    );
  if ((await raw.keys()).length > 0) throw new Refusal(`There is already a registry at ${location}.`);
}

/** Puts a copy into an empty registry, the pointer to what runs last. */
export async function restoreRegistry(from: string, registry: Registry): Promise<void> {
  const { raw } = registry.store;
  const files = await unlessAbsent(filesUnder(from), []);
  for (const key of files.sort((one, other) => Number(one === keys.current) - Number(other === keys.current)))
    await raw.write(key, await readFile(join(from, key)));
}
