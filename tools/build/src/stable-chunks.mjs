import { rspack } from '@rspack/core';

/**
 * Keeps chunks byte for byte the same over the versions of a remote. A chunk hands itself in at a global whose name holds the container, and thus the
 * version, since two builds in one page must not share it. Chunks read that name from their script element instead, where the runtime that asked for
 * them writes it (`LoadingHooksPlugin`): what did not change keeps its content, its hash and its name, and stays in the cache of browsers.
 */
export class StableChunksPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('StableChunks', (compilation) => {
      const name = `globalThis.${compilation.outputOptions.chunkLoadingGlobal}`;
      compilation.hooks.processAssets.tap(
        // After minification, before source maps and the names of files are made of their content.
        { name: 'StableChunks', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1 },
        () => {
          for (const file of chunkFiles(compilation)) {
            compilation.updateAsset(file, (source) => {
              const start = source.source().toString().indexOf(name);
              if (start === -1) throw new Error(`${file} does not hand itself in at ${name}`);
              const changed = new rspack.sources.ReplaceSource(source);
              changed.replace(start, start + name.length - 1, `globalThis[document.currentScript.dataset.${OWNER}]`);
              return changed;
            });
          }
        },
      );
    });
  }
}

/** Start of the name of the global at which the chunks of a container hand themselves in: the container's name follows, put there by StableEntryPlugin. */
export const CHUNKS = 'navetteChunks';

/** Attribute of a script element that names the global of the runtime which asked for it. */
export const OWNER = 'chunks';

/** @param {import('@rspack/core').Compilation} compilation */
function chunkFiles({ chunks }) {
  return [...chunks]
    .filter((chunk) => !chunk.hasRuntime())
    .flatMap((chunk) => [...chunk.files].filter((file) => file.endsWith('.js')));
}
