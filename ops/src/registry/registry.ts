import { Refusal } from '../refusal.ts';
import type { OpsCaller } from '../rights/caller.ts';
import { type Signing, signingOf } from '../signing/keys.ts';
import { keys } from './keys.ts';
import { diskStore } from './store/disk/disk-store.ts';
import { bucketSettingsOf } from './store/s3/s3-store.ts';
import { s3Store } from './store/s3/s3-store.ts';
import type { Held, Store } from './store/store.ts';

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
    throw new Refusal(`${location} is no place of a registry: a folder or s3://bucket/prefix is expected.`);
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
