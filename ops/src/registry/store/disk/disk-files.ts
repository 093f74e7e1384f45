import { randomUUID } from 'node:crypto';
import { link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf, StoreFault } from '../../../refusal.ts';
import { exists } from '../../files.ts';

/** Atomic write (temporary file and rename): a reader sees the old content or the new one, also after a crash. */
export async function writeAtomically(path: string, content: string | Buffer): Promise<void> {
  await rename(await written(path, content), path);
}

/**
 * Atomic creation: of several processes one creates the file, and nobody sees a part of it.
 * @returns false when it is there already
 */
export async function createAtomically(path: string, content: string): Promise<boolean> {
  const temporary = await written(path, content);
  try {
    await link(temporary, path);
    return true;
  } catch (error) {
    if (await exists(path)) return false;
    // A volume without hard links: the lock of the registry is what remains.
    if (!WITHOUT_LINKS.has(codeOf(error))) throw error;
    await rename(temporary, path);
    return true;
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Error codes of volumes that can't hard-link. */
export const WITHOUT_LINKS: ReadonlySet<string> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/** A temporary file with this content, flushed to disk, beside the place for which it is meant. */
async function written(path: string, content: string | Buffer): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = join(dirname(path), `.${randomUUID()}`);
  const handle = await open(temporary, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return temporary;
}

/** Appends a line to a log and flushes it to disk (fsync). Starts a new line after a truncated one. */
export async function appendLine(path: string, line: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const handle = await open(path, 'a+');
  try {
    const { size } = await handle.stat();
    const last = Buffer.alloc(1);
    if (size > 0) await handle.read(last, 0, 1, size - 1);
    await handle.appendFile(size > 0 && last.toString() !== '\n' ? `\n${line}\n` : `${line}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Error codes of what is not there, or has a name that no file can have. */
const ABSENT: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE']);

/**
 * Result of a read, or `none` where there is nothing. Any other failure stays one: what this user may not read, or what the disk fails to read, must not pass for what is
 * not there (a registry without tokens lets everybody change it, one without a pointer runs nothing).
 */
export const unlessAbsent = <T, N>(read: Promise<T>, none: N): Promise<T | N> =>
  read.catch((error: unknown) => {
    if (ABSENT.has(codeOf(error))) return none;
    throw error;
  });

/**
 * Makes a folder with those above it. `mkdir` with `recursive` never ends where the parent is there and the system says that it is not, as in `/proc`.
 * @throws {StoreFault} where no folder can be made
 */
export async function makeFolder(path: string): Promise<void> {
  if (await isMade(path)) return;
  await makeFolder(dirname(path));
  if (!(await isMade(path))) throw new StoreFault(`${path}: cannot create a folder there. Check the path.`);
}

/** @returns false when the folder above it is not there */
async function isMade(path: string): Promise<boolean> {
  try {
    await mkdir(path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && (await stat(path)).isDirectory()) return true;
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}
