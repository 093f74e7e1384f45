import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';

/**
 * @typedef {object} Sizes
 * @property {number} start Compressed kB of the script and style files that load before anything is asked for (a remote: its entry).
 * @property {number} largest Compressed kB of the largest file.
 * @property {number} total Compressed kB of all script and style files.
 */

/** Fails the build of a package that outgrows its budget in `budgets.json`, so that growing is a decision and not an accident. Counts what travels: brotli. */
export class BudgetPlugin {
  /** @param {string} name Key in budgets.json. */
  constructor(name) {
    this.name = name;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Budget', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'Budget', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 3 }, () => {
        const sizes = measure(compilation);
        for (const complaint of complaints(this.name, sizes, budgetOf(this.name))) {
          compilation.errors.push(new rspack.WebpackError(complaint));
        }
      });
    });
  }
}

/**
 * @param {import('@rspack/core').Compilation} compilation
 * @returns {Sizes}
 */
function measure(compilation) {
  const start = new Set([...compilation.entrypoints.values()].flatMap((entry) => [...entry.getFiles()]));
  const sizes = compilation
    .getAssets()
    .filter(({ name }) => /\.(js|css)$/.test(name))
    .map(({ name, source }) => ({ first: start.has(name), size: (compilation.getAsset(`${name}.br`)?.source ?? source).size() / 1000 }));
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
  if (budget === undefined) return [`${name} has no budget in build/budgets.json; it measures ${JSON.stringify(rounded(sizes))}`];
  return /** @type {(keyof Sizes)[]} */ (['start', 'largest', 'total'])
    .filter((key) => sizes[key] > budget[key])
    .map((key) => `${name}: ${key} is ${sizes[key].toFixed(1)} kB compressed, over its budget of ${budget[key]} kB`);
}

/** @param {Sizes} sizes */
function rounded(sizes) {
  return Object.fromEntries(Object.entries(sizes).map(([key, value]) => [key, Math.ceil(value)]));
}

/** @param {string} name @returns {Sizes | undefined} What `budgets.json` grants. */
export function budgetOf(name) {
  return JSON.parse(readFileSync(join(import.meta.dirname, '../budgets.json'), 'utf8'))[name];
}
