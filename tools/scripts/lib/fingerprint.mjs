import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './paths.mjs';

const skipped = new Set(['node_modules', 'dist', 'test-results', 'playwright-report', 'coverage']);

/**
 * One hash over the content of folders and files of the repository. Left out are tests, which are not built, and hidden folders, which
 * hold output of builds.
 * @param {readonly string[]} paths From the root.
 * @returns {string}
 */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths)
    for (const file of filesBelow(join(root, path))) {
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  const entries = readEntries(path);
  if (!entries) return [path];
  return entries
    .filter(
      (entry) => !entry.name.startsWith('.') && !skipped.has(entry.name) && !/\.test\.(ts|tsx|mjs)$/.test(entry.name),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)]));
}

/** @param {string} path */
function readEntries(path) {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}
