import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '../files-below.mjs';

export const LANGUAGES = ['fr', 'nl', 'en'];

/**
 * @typedef {{ name: string, text: string }} File
 * @typedef {{ name: string, catalogues: (File & { language: string })[], sources: File[] }} Package
 */

/**
 * Packages of the repository with messages, and the server, which sends keys of the shared ones.
 * @param {string} root
 * @returns {Package[]}
 */
export function readWorkspace(root) {
  const names = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  return names
    .filter((name) => name === 'server' || existsSync(join(root, name, 'messages')))
    .map((name) => readPackage(name, join(root, name)));
}

/**
 * @param {string} name
 * @param {string} folder
 * @param {{ withSources?: boolean, prefix?: string }} [options] `prefix` of the file names in reports.
 * @returns {Package}
 */
export function readPackage(name, folder, { withSources = true, prefix = `${name}/` } = {}) {
  return {
    name,
    catalogues: cataloguesOf(folder, prefix),
    sources: withSources ? sourcesIn(folder, join(folder, 'src'), prefix) : [],
  };
}

/** @param {string} root @param {string} prefix */
function cataloguesOf(root, prefix) {
  const folder = join(root, 'messages');
  if (!existsSync(folder)) return [];
  return LANGUAGES.map((language) => {
    const file = join(folder, `${language}.json`);
    return {
      language,
      name: prefix + relative(root, file),
      text: existsSync(file) ? readFileSync(file, 'utf8') : '{}',
    };
  });
}

/** Test files and their helpers have keys of their own. */
const isSource = (/** @type {string} */ file) =>
  /\.tsx?$/u.test(file) && !/\.(test|contract|d)\.tsx?$|\/testing\/|\/sample-/u.test(file);

/** @param {string} root @param {string} folder @param {string} prefix @returns {File[]} */
function sourcesIn(root, folder, prefix) {
  return filesBelow(folder)
    .filter(isSource)
    .map((file) => ({ name: prefix + relative(root, file), text: readFileSync(file, 'utf8') }));
}
