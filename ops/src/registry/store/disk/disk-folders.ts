import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { changedForms, compressed, type HashedFile, hashedFiles } from '../../files.ts';
import type { Folders } from '../store.ts';
import { unlessAbsent } from './absent.ts';
import { writeAtomically } from './atomic.ts';

/** Folders of a registry on a disk: written under a temporary name and renamed, so that they appear and go as a whole. */
export const diskFolders = (root: string): Folders => ({
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
  compress: async (folder, form) => {
    const path = join(root, folder, form);
    await writeAtomically(path, await compressed(await readFile(path.slice(0, -3))));
  },
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

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
