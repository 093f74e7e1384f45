import type { S3Objects } from '@navette/s3';
import { againWhenLost } from '../lost-lock.ts';
import type { Entry, Held, Store } from '../store.ts';
import { bucketObjects } from './bucket-objects.ts';
import { assertConditionalWrites } from './conditional-writes.ts';
import { publishedFolders, s3Folders } from './s3-folders.ts';
import { withS3Lock } from './s3-lock.ts';
import { s3Log } from './s3-log.ts';
import type { BucketSettings } from './s3-settings.ts';
import { rawObjects } from './raw-objects.ts';
import { shortMemory } from './short-memory.ts';
import { removeUnfinished } from './unfinished.ts';

/** How old an answer may be outside of the lock, ms. */
const FRESH_FOR = 1_000;

/** A registry in a bucket of an S3-compatible service that writes conditionally. */
export function s3Store(settings: BucketSettings): Store {
  const objects = bucketObjects(settings);
  const log = s3Log(objects);
  let locks = 0;
  const fresh = () => (locks > 0 ? 0 : FRESH_FOR);
  const reads = shortMemory(objects.get, fresh);
  const logs = shortMemory(log.names, fresh);
  const present = shortMemory((name: string) => publishedFolders(objects, name), fresh);
  const folders = s3Folders(objects, settings.cache, present.get);
  const changed = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } finally {
      for (const memory of [reads, logs, present]) memory.clear();
    }
  };
  let checked: Promise<void> | undefined;
  const check = () =>
    (checked ??= assertConditionalWrites(settings, objects).catch((error: unknown) => {
      checked = undefined;
      throw error;
    }));
  const locked = <T>(work: (held: Held) => Promise<T>): Promise<T> =>
    withS3Lock(objects, async (held) => {
      locks++;
      try {
        return await work(held);
      } finally {
        locks--;
      }
    });
  return {
    location: settings.location,
    check,
    read: async (key) => {
      const found = await reads.get(key);
      return found && { text: found.body.toString(), tag: found.tag };
    },
    put: async (key, text, condition) =>
      (await changed(objects.put(key, text, { condition, type: 'application/json' }))) !== undefined,
    remove: (key) => changed(objects.remove(key)),
    list: (under) => listed(objects, `${under}/`),
    append: (name, line) => changed(log.append(name, line)),
    cut: (name, keep) => changed(log.cut(name, keep)),
    lines: async (name) => log.lines(await logs.get(name)),
    locked: async (work) => {
      await check();
      return againWhenLost(() => locked(work));
    },
    folders: {
      ...folders,
      add: (folder, from, files) => changed(folders.add(folder, from, files)),
      remove: (folder) => changed(folders.remove(folder)),
    },
    sweep: (now) => removeUnfinished(objects, now),
    raw: rawObjects(objects),
  };
}

async function listed(objects: S3Objects, under: string): Promise<Entry[]> {
  return (await objects.list(under))
    .map(({ key, at }) => ({ name: key.slice(under.length), at }))
    .filter(({ name }) => !name.includes('/'));
}
