import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { rspack } from '@rspack/core';

const brotli = promisify(brotliCompress);
const smallest = 1024;

/**
 * Writes a brotli form beside every text file, at a strength that would be too slow for an answer: main.js is a tenth smaller than what a
 * server would make of it in passing.
 */
export class PrecompressPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Precompress', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'Precompress', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 2 },
        async () => {
          const texts = compilation
            .getAssets()
            .filter(({ name }) => /\.(js|css|json|svg)$/.test(name) && !/^mf-manifest|^declaration|^facts/.test(name));
          await Promise.all(texts.map(({ name, source }) => emitCompressed(compilation, name, source.buffer())));
        },
      );
    });
  }
}

/**
 * @param {import('@rspack/core').Compilation} compilation
 * @param {string} name
 * @param {Buffer} content
 */
async function emitCompressed(compilation, name, content) {
  if (content.length < smallest) return;
  compilation.emitAsset(`${name}.br`, new rspack.sources.RawSource(await compressed(content)));
}

/**
 * @param {Buffer} content
 * @returns {Promise<Buffer>}
 */
export function compressed(content) {
  return brotli(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}
