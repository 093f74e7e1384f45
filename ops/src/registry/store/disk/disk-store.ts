import { createHash } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Condition, Entry, Store } from '../store.ts';
import { unlessAbsent } from './absent.ts';
import { appendLine, createAtomically, writeAtomically } from './atomic.ts';
import { cachedText } from './cached-file.ts';
import { diskFolders } from './disk-folders.ts';
import { swapping, withDiskLock } from './disk-lock.ts';
import { removeLeftovers } from './leftovers.ts';
import { rawFolder } from './raw-folder.ts';

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
  cut: async (log, keep) => {
    const lines = await linesOf(join(folder, log));
    await writeAtomically(
      join(folder, log),
      lines
        .filter(keep)
        .map((line) => `${line}\n`)
        .join(''),
    );
  },
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
