import { AssetsPlugin, fail, REPORT } from './assets-plugin.mjs';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RUNTIME } from './stable-entry/plugin.mjs';

/**
 * @typedef {object} Sizes
 * @property {number} start Compressed kB of the script and style files that load before anything is asked for (a remote: its entry).
 * @property {number} largest Compressed kB of the largest file.
 * @property {number} total Compressed kB of all script and style files.
 */

/** Fails the build of a package that outgrows its budget, so that growing is a decision and not an accident. Counts what travels: brotli. */
/** @param {string} name Of the package. @param {Sizes | undefined} budget */
export const budgetPlugin = (name, budget) =>
  new AssetsPlugin('Budget', REPORT + 3, (compilation) => {
    for (const complaint of complaints(name, measure(compilation), budget)) fail(compilation, complaint);
  });

/**
 * @param {import('@rspack/core').Compilation} compilation
 * @returns {Sizes}
 */
function measure(compilation) {
  const start = new Set([...compilation.entrypoints.values()].flatMap((entry) => [...entry.getFiles()]));
  const sizes = compilation
    .getAssets()
    .filter(({ name }) => /\.(js|css)$/.test(name))
    .map(({ name, source }) => ({
      first: start.has(name) || name.startsWith(`${RUNTIME}.`),
      size: (compilation.getAsset(`${name}.br`)?.source ?? source).size() / 1000,
    }));
  const sum = (/** @type {typeof sizes} */ list) => list.reduce((total, { size }) => total + size, 0);
  return {
    start: sum(sizes.filter(({ first }) => first)),
    largest: Math.max(0, ...sizes.map(({ size }) => size)),
    total: sum(sizes),
  };
}

/**
 * @param {string} name
 * @param {Sizes} sizes
 * @param {Sizes | undefined} budget
 * @returns {string[]}
 */
export function complaints(name, sizes, budget) {
  if (budget === undefined)
    return [
      `${name} has no budget: write one as budget.json beside its package.json; it measures ${JSON.stringify(rounded(sizes))}`,
    ];
  return /** @type {(keyof Sizes)[]} */ (['start', 'largest', 'total'])
    .filter((key) => sizes[key] > budget[key])
    .map((key) => `${name}: ${key} is ${sizes[key].toFixed(1)} kB compressed, over its budget of ${budget[key]} kB`);
}

/** @param {Sizes} sizes */
function rounded(sizes) {
  return Object.fromEntries(Object.entries(sizes).map(([key, value]) => [key, Math.ceil(value)]));
}

/**
 * The sizes a package may have, by its `budget.json`. Ops hold them against the house's maximum.
 * @param {string} root Folder of the package.
 * @returns {Sizes | undefined}
 */
export function budgetOf(root) {
  const file = join(root, 'budget.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
