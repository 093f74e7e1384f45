import { createHash } from 'node:crypto';
import { rspack } from '@rspack/core';
import { containerSource } from './container-source.mjs';
import { entrySource } from './entry-source.mjs';
import { inOrder } from './manifest-order.mjs';

/**
 * Leaves in the entry of a remote what every version changes, the name of its container and the hashes of its chunks, and moves the rest (the runtimes of
 * federation and bundler, 8 kB) into a file that stays in the cache of browsers.
 */
export class StableEntryPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('StableEntry', (compilation) => {
      compilation.hooks.processAssets.tap(
        // Files have their last names, and the manifest is there; nothing is checked or compressed yet.
        { name: 'StableEntry', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
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
          compilation.emitAsset(file, new rspack.sources.RawSource(code));
          for (const [name, text] of [
            [remoteEntry.name, entrySource({ container, version, file, integrity, hashes })],
            ['mf-manifest.json', JSON.stringify(manifest)],
          ])
            compilation.updateAsset(name, new rspack.sources.RawSource(text));
        },
      );
    });
  }
}

/** First part of the name of the file with the runtimes. */
export const RUNTIME = 'runtime';

/** @param {import('@rspack/core').Compilation} compilation @param {string} name */
function textOf(compilation, name) {
  const asset = compilation.getAsset(name);
  if (!asset) throw new Error(`The build has no ${name}`);
  return asset.source.source().toString();
}

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
