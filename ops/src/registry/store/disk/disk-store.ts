import { createHash, randomUUID } from 'node:crypto';
import { readdir, rm, stat, readFile, mkdir, writeFile, copyFile, rename } from 'node:fs/promises';
import { join, dirname } from 'node:path';
import type { Condition, Entry, Store, RawFiles, Folders } from '../store.ts';
import { unlessAbsent, appendLine, createAtomically, writeAtomically } from './disk-files.ts';
import { swapping, withDiskLock } from './disk-lock.ts';
import { keys } from '../../keys.ts';
import { changedForms, exists, filesUnder, type HashedFile, hashedFiles } from '../../files.ts';

const MOST = 64;
const cache = new Map<string, { readonly stamp: string; readonly text: string }>();

/**
 * LRU cache of file contents, invalidated by the file's stamp. For files that are replaced atomically or appended to.
 * @returns nothing when there is no such file
 */
async function cachedText(path: string): Promise<string | undefined> {
  const found = await unlessAbsent(stat(path), undefined);
  if (found === undefined) return undefined;
  const stamp = `${found.ino}:${found.mtimeMs}:${found.size}`;
  const known = cache.get(path);
  if (known?.stamp === stamp) return known.text;
  const text = await unlessAbsent(readFile(path, 'utf8'), undefined);
  if (text !== undefined) keep(path, { stamp, text });
  return text;
}

function keep(path: string, entry: { readonly stamp: string; readonly text: string }): void {
  cache.delete(path);
  cache.set(path, entry);
  const [oldest] = cache.keys();
  if (cache.size > MOST && oldest !== undefined) cache.delete(oldest);
}

const PRIVATE: readonly string[] = [keys.lock, keys.reserve];

const anHour = 3_600_000;

/** Names of leftovers of crashed commands: partly copied folders, temporary files. */
const LEFTOVER = /^\.(?:incoming-|removed-|lock-|swap-)|^\.[\da-f]{8}-[\da-f-]{27}$/;

/** Removes leftovers of crashed commands that are older than an hour. */
async function removeLeftovers(root: string, now: Date): Promise<void> {
  const entries = await readdir(root, { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(root, name));
  for (const folder of [root, ...folders]) {
    const names = (await readdir(folder).catch(() => [])).filter((name) => LEFTOVER.test(name));
    for (const path of names.map((name) => join(folder, name))) {
      const found = await stat(path).catch(() => undefined);
      if (found && now.getTime() - found.mtimeMs > anHour) await rm(path, { recursive: true, force: true });
    }
  }
}

const rawFolder = (folder: string): RawFiles => ({
  kind: 'folder',
  keys: async () =>
    (await unlessAbsent(filesUnder(folder), [])).filter(
      (key) => !PRIVATE.includes(key) && !key.split('/').some((part) => LEFTOVER.test(part)),
    ),
  read: (key) => readFile(join(folder, key)),
  write: async (key, content) => {
    await mkdir(dirname(join(folder, key)), { recursive: true });
    await writeFile(join(folder, key), content);
  },
});

/** Folders of a registry on a disk: written under a temporary name and renamed, so that they appear and go as a whole. */
const diskFolders = (root: string): Folders => ({
  names: async () => {
    const entries = await unlessAbsent(readdir(root, { withFileTypes: true }), []);
    return entries
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => name)
      .sort();
  },
  has: async (folder) => (await unlessAbsent(stat(join(root, folder)), undefined))?.isDirectory() ?? false,
  add: (folder, from, files) => copyWhole(from, join(root, folder), files),
  remove: (folder) => removeWhole(join(root, folder)),
  files: (folder) => unlessAbsent(hashedFiles(join(root, folder)), []),
  changedForms: (folder) => unlessAbsent(changedForms(join(root, folder)), []),
  local: (folder) => Promise.resolve(join(root, folder)),
});

async function copyWhole(from: string, to: string, files: readonly HashedFile[]): Promise<void> {
  const incoming = join(dirname(to), `.incoming-${randomUUID()}`);
  try {
    for (const { path } of files) {
      await mkdir(dirname(join(incoming, path)), { recursive: true });
      await copyFile(join(from, path), join(incoming, path));
      const compressed = `${join(from, path)}.br`;
      if (await exists(compressed)) await copyFile(compressed, `${join(incoming, path)}.br`);
    }
    await rename(incoming, to);
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
}

async function removeWhole(folder: string): Promise<void> {
  const aside = join(dirname(folder), `.removed-${randomUUID()}`);
  await rename(folder, aside);
  await rm(aside, { recursive: true, force: true });
}

/** A registry in a folder, possibly on a volume that several machines share. */
export const diskStore = (folder: string): Store => ({
  location: folder,
  check: () => Promise.resolve(),
  read: async (key) => {
    const text = await cachedText(join(folder, key));
    return text === undefined ? undefined : { text, tag: tagOf(text) };
  },
  put: (key, text, condition) => put(folder, join(folder, key), text, condition),
  remove: (key) => rm(join(folder, key), { force: true }),
  list: (under) => listed(join(folder, under)),
  append: (log, line) => appendLine(join(folder, log), line),
  lines: (log) => linesOf(join(folder, log)),
  locked: (work) => withDiskLock(folder, work),
  folders: diskFolders(folder),
  sweep: (now) => removeLeftovers(folder, now),
  raw: rawFolder(folder),
});

const linesOf = async (path: string): Promise<string[]> =>
  ((await cachedText(path)) ?? '').split('\n').filter((line) => line !== '');

const tagOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

async function put(folder: string, path: string, text: string, condition: Condition | undefined): Promise<boolean> {
  if (condition === 'absent') return createAtomically(path, text);
  if (condition === undefined) {
    await writeAtomically(path, text);
    return true;
  }
  return swapping(folder, async () => {
    const now = await cachedText(path);
    if (now === undefined || tagOf(now) !== condition.tag) return false;
    await writeAtomically(path, text);
    return true;
  });
}

async function listed(path: string): Promise<Entry[]> {
  const entries = (await unlessAbsent(readdir(path, { withFileTypes: true }), []))
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
  const found = await Promise.all(
    entries.map(async (name) => ({ name, at: (await unlessAbsent(stat(join(path, name)), undefined))?.mtime })),
  );
  return found.flatMap(({ name, at }) => (at === undefined ? [] : [{ name, at }]));
}
