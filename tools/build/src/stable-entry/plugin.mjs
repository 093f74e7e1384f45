import { AssetsPlugin, emit, REPORT, textOf } from '../assets-plugin.mjs';
import { createHash } from 'node:crypto';
import { rspack } from '@rspack/core';
import { containerSource } from './container-source.mjs';
import { transformSync } from 'esbuild';
import { lazyContainer } from './lazy-container.mjs';

/**
 * Leaves in the entry of a remote what every version changes, the name of its container and the hashes of its chunks, and moves the rest (the runtimes of
 * federation and bundler, 8 kB) into a file that stays in the cache of browsers.
 */
export const stableEntryPlugin = () =>
  // Files have their last names, and the manifest is there; nothing is checked or compressed yet.
  new AssetsPlugin('StableEntry', REPORT, (compilation) => {
    const manifest = inOrder(JSON.parse(textOf(compilation, 'mf-manifest.json')));
    const {
      globalName: container,
      remoteEntry,
      buildInfo: { buildVersion: version },
    } = manifest.metaData;
    const { code, hashes } = containerSource(
      textOf(compilation, remoteEntry.name),
      { container, federation: federationId(compilation), chunk: chunkId(compilation) },
      hashesIn(compilation),
    );
    const file = `${RUNTIME}.${digest('sha256', code, 'hex').slice(0, 10)}.js`;
    const integrity = `sha384-${digest('sha384', code, 'base64')}`;
    for (const { assets } of manifest.exposes) assets.js.sync.unshift(file);
    emit(compilation, file, code);
    for (const [name, text] of [
      [remoteEntry.name, entrySource({ container, version, file, integrity, hashes })],
      ['mf-manifest.json', JSON.stringify(manifest)],
    ])
      compilation.updateAsset(name, new rspack.sources.RawSource(text));
  });

/** First part of the name of the file with the runtimes. */
export const RUNTIME = 'runtime';

/** @param {import('@rspack/core').Compilation} compilation */
const chunkId = ({ chunks }) => Number([...chunks].find((each) => each.hasRuntime())?.id);

/** @param {import('@rspack/core').Compilation} compilation */
function federationId({ modules, chunkGraph }) {
  const ids = [...modules]
    .filter((each) => each.identifier().includes('__module_federation_bundler_runtime__'))
    .flatMap((each) => chunkGraph.getModuleId(each) ?? []);
  return Number(ids[0]);
}

/** @param {import('@rspack/core').Compilation} compilation */
const hashesIn = (compilation) =>
  new Set(compilation.getAssets().flatMap(({ name }) => /\.([\da-f]{10})\.(?:js|css)$/.exec(name)?.[1] ?? []));

/** @param {string} algorithm @param {string} text @param {import('node:crypto').BinaryToTextEncoding} encoding */
const digest = (algorithm, text, encoding) => createHash(algorithm).update(text).digest(encoding);

/**
 * The script of an entry: a container that loads the script which makes the real one with the first question.
 * @param {import('./lazy-container.mjs').Parts} parts
 */
function entrySource(parts) {
  const { code } = transformSync(`(${String(lazyContainer)})(${JSON.stringify(parts)},document.currentScript)`, {
    minify: true,
  });
  return `var ${parts.container}=${code}`;
}

/**
 * The bundler's manifest with its lists by name. The bundler writes them in the order in which its threads came to the modules, so that the same sources
 * gave other bytes in one build of four, and a version that is published was refused as another one.
 * @template {{ shared: readonly Named[], exposes: readonly Named[] }} Manifest
 * @param {Manifest} manifest
 * @returns {Manifest}
 */
const inOrder = (manifest) => ({
  ...manifest,
  shared: sorted(manifest.shared),
  exposes: sorted(manifest.exposes),
});

/** @typedef {{ name: string }} Named */

/** @param {readonly Named[]} entries */
const sorted = (entries) => entries.toSorted((left, right) => (left.name < right.name ? -1 : 1));
