import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rspack } from '@rspack/core';
import { packageInfo } from '../package-info.mjs';
import { remoteConfig } from '../remote.mjs';

/**
 * @typedef {object} Built
 * @property {string} container Name of its global.
 * @property {Map<string, Buffer>} files What a browser loads: scripts, styles and the texts of one language.
 * @property {Record<'shared' | 'exposes', { name: string }[]>} manifest The bundler's.
 * @property {string[]} own Scripts with sources of the remote, not of its libraries alone.
 */

/** @type {Map<string, Promise<Built>>} */
const known = new Map();

/**
 * @param {string} root
 * @param {string} [dist] Where it is built; then once for all tests.
 * @returns {Promise<Built>}
 */
export function builtRemote(root, dist) {
  if (dist === undefined) return build(root, join(root, 'dist'));
  const former = known.get(dist) ?? build(root, dist);
  known.set(dist, former);
  return former;
}

/** @param {string} root @param {string} dist @returns {Promise<Built>} */
async function build(root, dist) {
  const config = remoteConfig(root);
  config.output = { ...config.output, path: dist };
  config.devtool = false;
  const own = await new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      const failed = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      const found = failed || !stats ? [] : ownFiles(stats);
      compiler.close(() => (failed ? reject(failed) : resolve(found)));
    });
  });
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:js|css)$|^messages.fr\.json$/.test(file))
    .map((file) => /** @type {const} */ ([file, readFileSync(join(dist, file))]));
  const manifest = JSON.parse(readFileSync(join(dist, 'mf-manifest.json'), 'utf8'));
  return { manifest, container: packageInfo(root).container, files: new Map(files), own };
}

/** @param {import('@rspack/core').Stats} stats */
function ownFiles(stats) {
  const { chunks = [] } = stats.toJson({
    all: false,
    chunks: true,
    chunkModules: true,
    nestedModules: true,
    ids: true,
  });
  return chunks
    .filter(({ modules }) =>
      modules?.some(({ name, modules: inner = [] }) =>
        [name, ...inner.map((each) => each.name)].some((path) => path?.startsWith('./src/')),
      ),
    )
    .flatMap(({ files = [] }) => files.filter((file) => file.endsWith('.js')));
}

/** Bytes as they travel. @param {Iterable<Buffer>} files */
export const travelling = (files) => [...files].reduce((sum, content) => sum + brotliCompressSync(content).length, 0);

/** The share of the next version's bytes that the former one had. @param {Map<string, Buffer>} former @param {Map<string, Buffer>} next */
export function keptShare(former, next) {
  const kept = [...next].filter(([file, content]) => former.get(file)?.equals(content)).map(([, content]) => content);
  return travelling(kept) / travelling(next.values());
}
