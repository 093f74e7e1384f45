import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Files of which a hash says whether something changed.
 * @param {string} path
 * @param {(name: string) => boolean} [isRead] Whether a file or folder of this name counts.
 * @returns {string[]} Sorted, folder by folder; the file itself, none when there is nothing.
 */
export function filesBelow(path, isRead = () => true) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  return readdirSync(path)
    .filter(isRead)
    .sort()
    .flatMap((name) => filesBelow(join(path, name), isRead));
}
