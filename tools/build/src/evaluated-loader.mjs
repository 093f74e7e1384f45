import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { baseConfig } from './base.mjs';

/**
 * Bundler loader: evaluates a module during the build, and replaces it with the JSON of its default export. For results that are the same in every
 * browser and expensive to compute. (The bundler's own `importModule` panics.)
 * @this {import('@rspack/core').LoaderContext}
 * @returns {Promise<string>}
 */
async function evaluatedLoader() {
  const folder = await mkdtemp(join(tmpdir(), 'evaluated-'));
  try {
    for (const file of await bundle(this.rootContext, this.resourcePath, folder)) this.addDependency(file);
    const { default: value } = createRequire(import.meta.url)(join(folder, 'main.cjs'));
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
  } finally {
    await rm(folder, { recursive: true });
  }
}

export default evaluatedLoader;

/**
 * Bundles a module for Node.
 * @param {string} root
 * @param {string} entry
 * @param {string} path Folder of the bundle, `main.cjs`.
 * @returns {Promise<Iterable<string>>} The files of which it was made.
 */
function bundle(root, entry, path) {
  const { mode, resolve, module } = baseConfig({ root, development: false });
  const output = { path, filename: 'main.cjs', library: { type: 'commonjs2' } };
  const compiler = rspack({ context: root, mode, target: 'node', resolve, module, entry, output });
  return new Promise((done, fail) => {
    compiler.run((fault, stats) => {
      if (stats && !fault && !stats.hasErrors()) done(stats.compilation.fileDependencies);
      else fail(fault ?? new Error(stats?.toString({ preset: 'errors-only' })));
    });
  });
}
