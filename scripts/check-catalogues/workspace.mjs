import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export const LANGUAGES = ['fr', 'nl', 'en'];

/**
 * @typedef {{ name: string, text: string }} File
 * @typedef {{ name: string, catalogues: (File & { language: string })[], sources: File[] }} Package
 */

/**
 * Packages with messages, and the server, which sends keys of the shared ones.
 * @param {string} root
 * @returns {Package[]}
 */
export function readWorkspace(root) {
  const names = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return names
    .filter((name) => name === 'server' || existsSync(join(root, name, 'messages')))
    .map((name) => ({ name, catalogues: cataloguesOf(root, name), sources: sourcesIn(root, join(root, name, 'src')) }));
}

/** @param {string} root @param {string} name */
function cataloguesOf(root, name) {
  const folder = join(root, name, 'messages');
  if (!existsSync(folder)) return [];
  return LANGUAGES.map((language) => {
    const file = join(folder, `${language}.json`);
    return { language, name: relative(root, file), text: existsSync(file) ? readFileSync(file, 'utf8') : '{}' };
  });
}

/** What tests are made of says keys of its own. */
const isSource = (/** @type {string} */ file) => /\.tsx?$/u.test(file) && !/\.(test|contract|d)\.tsx?$|\/testing\/|\/sample-/u.test(file);

/** @param {string} root @param {string} folder @returns {File[]} */
function sourcesIn(root, folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(isSource)
    .map((file) => ({ name: relative(root, file), text: readFileSync(file, 'utf8') }));
}
