import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FilePort, fileTypeOfKey, storedFileOf } from './file-port.ts';

/** Files in a local folder, in subfolders by the first two digits of the key. Several processes may share it. */
export function createFolderFiles(folder: string): FilePort {
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key);
  return {
    keep: async (content) => {
      const file = storedFileOf(content);
      if (!(await exists(pathOf(file.key)))) await writeWhole(pathOf(file.key), content);
      return file;
    },
    remove: async (key) => (fileTypeOfKey(key) ? rm(pathOf(key), { force: true }) : undefined),
    read: async (key) => (fileTypeOfKey(key) ? readFile(pathOf(key)).catch(absent) : undefined),
  };
}

const exists = async (path: string): Promise<boolean> => (await stat(path).catch(absent)) !== undefined;

/** Written under a temporary name and renamed once it is on the disk, so that no partial file is ever read. */
async function writeWhole(path: string, content: Uint8Array): Promise<void> {
  const folder = dirname(path);
  await privateFolders(folder);
  const unfinished = `${path}.${randomUUID()}`;
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
    await syncFolder(folder);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Restricts the file's folder and its parent to their owner, including those created by earlier versions. */
async function privateFolders(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(dirname(folder), 0o700);
}

/** The directory entry must be synced too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
