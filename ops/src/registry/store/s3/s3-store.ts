import { type S3Objects, S3Fault, s3Objects, type S3Settings, s3SettingsOf } from '../../s3.ts';
import { againWhenLost } from '../lock.ts';
import type { Entry, Held, Store, RawFiles } from '../store.ts';
import { publishedFolders, s3Folders, folderOf, contentType, shortMemory } from './s3-folders.ts';
import { withS3Lock } from './s3-lock.ts';
import { StoreFault, Refusal } from '../../../refusal.ts';
import { keys } from '../../keys.ts';
import { randomUUID } from 'node:crypto';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pooled } from '../../files.ts';

/** Maximum age of an answer outside of the lock, ms. */
const FRESH_FOR = 1_000;

/** A registry in a bucket of an S3-compatible service that writes conditionally. */
export function s3Store(settings: BucketSettings): Store {
  const objects = s3Objects(settings);
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

const anHour = 3_600_000;

/** Removes files of uploads that never got their manifest, and probes, when they are older than an hour. */
async function removeUnfinished(objects: S3Objects, now: Date): Promise<void> {
  const published = new Set((await objects.list('manifests/')).map(({ key }) => folderOf(key)));
  const files = await objects.list('files/');
  const left = files.filter(({ key }) => !published.has(key.split('/').slice(1, 3).join('/')));
  const probes = await objects.list('.probe-');
  for (const { key, at } of [...left, ...probes]) if (now.getTime() - at.getTime() > anHour) await objects.remove(key);
}

const rawObjects = (objects: S3Objects): RawFiles => ({
  kind: 'bucket',
  keys: async () =>
    (await objects.list('')).map(({ key }) => key).filter((key) => key !== keys.lock && !key.startsWith('.probe-')),
  read: async (key) => {
    const found = await objects.get(key);
    if (!found) throw new StoreFault(`${key} is no longer in the bucket`);
    return found.body;
  },
  write: async (key, content) => void (await objects.put(key, content, { type: contentType(key) })),
});

/**
 * Checks that the service refuses a write whose condition does not hold. Some ignore If-None-Match and If-Match, and two commands at once would
 * overwrite each other's change there.
 * @throws {Refusal} when it does not
 */
async function assertConditionalWrites({ location }: S3Settings, objects: S3Objects): Promise<void> {
  const key = `.probe-${randomUUID()}`;
  try {
    const tag = await objects.put(key, 'first', { condition: 'absent' });
    const second = await objects.put(key, 'second', { condition: 'absent' });
    const other = await objects.put(key, 'third', { condition: { tag: '"0123456789abcdef0123456789abcdef"' } });
    const right = tag === undefined ? undefined : await objects.put(key, 'fourth', { condition: { tag } });
    if (second !== undefined || other !== undefined || right === undefined)
      throw new Refusal(
        `${location} does not support conditional writes (If-None-Match, If-Match), so concurrent commands would overwrite each other. Use a service that does, or a folder (REGISTRY_DIR).`,
      );
  } catch (error) {
    if (error instanceof S3Fault && error.status === 501)
      throw new Refusal(
        `${location} does not support conditional writes (HTTP 501). Use a service that does, or a folder (REGISTRY_DIR).`,
        { cause: error },
      );
    throw error;
  } finally {
    await objects.remove(key).catch(() => undefined);
  }
}

interface BucketSettings extends S3Settings {
  /** Folder for copies of published versions. */
  readonly cache: string;
}

/**
 * The bucket that a location names, with the variables that the AWS tools read too.
 * @throws {Refusal} naming what is missing
 */
export function bucketSettingsOf(location: string, env: NodeJS.ProcessEnv): BucketSettings {
  return {
    ...s3SettingsOf(location, env),
    cache: env.REGISTRY_CACHE || join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'navette-registry'),
  };
}

/** A log in a bucket, where nothing can be appended to: an object for each line, numbered, created only where there is none. */
interface S3Log {
  readonly append: (log: string, line: string) => Promise<void>;
  /** @param names keys of its objects, as {@link S3Log.names} answers them */
  readonly lines: (names: readonly string[]) => Promise<readonly string[]>;
  readonly names: (log: string) => Promise<readonly string[]>;
}

const AT_A_TIME = 16;
const MOST = 20_000;

const logFolder = (log: string): string => `logs/${log}/`;
const numbered = (log: string, number: number): string => `${logFolder(log)}${String(number).padStart(9, '0')}`;

/** Logs of a registry in a bucket. A line never changes, so each is read once. */
function s3Log(objects: S3Objects): S3Log {
  const known = new Map<string, string>();
  const textOf = async (key: string): Promise<string> => {
    const line = known.get(key) ?? (await objects.get(key))?.body.toString() ?? '';
    if (known.size >= MOST) known.clear();
    known.set(key, line);
    return line;
  };
  const names = async (log: string) => (await objects.list(logFolder(log))).map(({ key }) => key);
  return {
    names,
    append: async (log, line) => {
      const last = (await names(log)).at(-1)?.slice(logFolder(log).length);
      for (let number = Number(last ?? 0) + 1; ; number++) {
        const key = numbered(log, number);
        if ((await objects.put(key, line, { condition: 'absent', type: 'application/json' })) !== undefined) return;
      }
    },
    lines: async (keys) => (await pooled(keys, AT_A_TIME, textOf)).filter((line) => line !== ''),
  };
}
