// @ts-check
/** Compares the generated files with the committed ones. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @param {string} folder folder of the committed files
 * @param {Record<string, string>} files file name → expected content
 * @returns {string[]} one message for each missing or stale file
 */
export function staleFiles(folder, files) {
  return Object.entries(files).flatMap(([name, expected]) => {
    const committed = readOrUndefined(path.join(folder, name));
    if (committed === expected) return [];
    const state = committed === undefined ? 'is missing' : 'is stale';
    return [`generated/${name} ${state}: run \`pnpm generate\` and commit the result`];
  });
}

/** @param {string} file */
function readOrUndefined(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
