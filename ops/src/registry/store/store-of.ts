import { Refusal } from '../../refusal.ts';
import { diskStore } from './disk/disk-store.ts';
import { type BucketSettings, bucketSettingsOf } from './s3/s3-settings.ts';
import { s3Store } from './s3/s3-store.ts';
import type { Store } from './store.ts';

const buckets = new Map<string, { readonly settings: string; readonly store: Store }>();

const isBucket = (location: string): boolean => location.startsWith('s3://');

/**
 * Opens a registry at a location: a folder, which may not exist yet, or `s3://bucket/prefix`. Nothing is asked of a bucket yet.
 * @param env where a bucket answers and with which keys, in the variables that the AWS tools read; `REGISTRY_CACHE` for the folder of copies
 * @returns the location, by which everything else names the registry
 * @throws {Refusal} for a location that is none, or a bucket without keys
 */
export function openRegistry(location: string, env: NodeJS.ProcessEnv): string {
  if (isBucket(location)) openBucket(location, bucketSettingsOf(location, env));
  else if (/^[a-z][a-z\d+.-]*:\/\//.test(location))
    throw new Refusal(`${location} is no place of a registry: a folder or s3://bucket/prefix is expected.`);
  return location;
}

/** A bucket that is open already keeps what it remembers. */
function openBucket(location: string, settings: BucketSettings): void {
  const known = JSON.stringify(settings);
  if (buckets.get(location)?.settings !== known) buckets.set(location, { settings: known, store: s3Store(settings) });
}

/**
 * The store of a registry.
 * @param registry its folder, or the location of a bucket that was opened
 */
export function storeOf(registry: string): Store {
  if (!isBucket(registry)) return diskStore(registry);
  const store = buckets.get(registry)?.store;
  if (!store) throw new Error(`${registry} was not opened`);
  return store;
}

/**
 * Checks at the start of a program that the place of a registry can do what is asked of it.
 * @throws {Refusal} saying what it can't do
 */
export const checkRegistry = (registry: string): Promise<void> => storeOf(registry).check();
