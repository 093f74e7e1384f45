import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { keys } from '../../keys.ts';
import type { RawFiles } from '../store.ts';
import { unlessAbsent } from './absent.ts';
import { LEFTOVER } from './leftovers.ts';

const PRIVATE: readonly string[] = [keys.lock, keys.reserve];

/** A registry in a folder, file by file. */
export const rawFolder = (folder: string): RawFiles => ({
  kind: 'folder',
  keys: async () => {
    const entries = await unlessAbsent(readdir(folder, { recursive: true, withFileTypes: true }), []);
    return entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep))
      .filter((parts) => !PRIVATE.includes(parts.join('/')) && !parts.some((part) => LEFTOVER.test(part)))
      .map((parts) => parts.join('/'))
      .sort();
  },
  read: (key) => readFile(join(folder, key)),
  write: async (key, content) => {
    await mkdir(dirname(join(folder, key)), { recursive: true });
    await writeFile(join(folder, key), content);
  },
});
