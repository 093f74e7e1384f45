import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StoreFault } from '../../../store-fault.ts';

/**
 * Makes a folder with those above it. `mkdir` with `recursive` never ends where the parent is there and the system says that it is not, as in `/proc`.
 * @throws {StoreFault} where no folder can be made
 */
export async function makeFolder(path: string): Promise<void> {
  if (await isMade(path)) return;
  await makeFolder(dirname(path));
  if (!(await isMade(path))) throw new StoreFault(`${path}: no folder can be made there. Look at the path.`);
}

/** @returns false when the folder above it is not there */
async function isMade(path: string): Promise<boolean> {
  try {
    await mkdir(path);
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return true;
    if (code === 'ENOENT') return false;
    throw error;
  }
}
