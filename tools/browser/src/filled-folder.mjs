import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Fills a folder once, atomically: it is filled under another name and renamed when it is whole, so that a process that finds it may use it. When
 * several fill it at once, the first one's stays.
 * @param {string} folder
 * @param {(staging: string) => Promise<unknown>} fill
 */
export async function filledFolder(folder, fill) {
  if (existsSync(folder)) return;
  await mkdir(dirname(folder), { recursive: true });
  const staging = await mkdtemp(`${folder}-`);
  try {
    await fill(staging);
    await rename(staging, folder);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}
