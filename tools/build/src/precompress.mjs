import { AssetsPlugin, emit, REPORT } from './assets-plugin.mjs';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);
const smallest = 1024;

/**
 * Writes a brotli form beside every text file, at a strength that would be too slow for an answer: main.js is a tenth smaller than what a
 * server would make of it in passing.
 */
export const precompressPlugin = () =>
  new AssetsPlugin('Precompress', REPORT + 2, (compilation) =>
    Promise.all(
      compilation
        .getAssets()
        .filter(({ name }) => /\.(js|css|json|svg)$/.test(name) && !/^mf-manifest|^declaration|^facts/.test(name))
        .map(async ({ name, source }) => {
          const content = source.buffer();
          if (content.length >= smallest) emit(compilation, `${name}.br`, await compressed(content));
        }),
    ),
  );

/**
 * @param {Buffer} content
 * @returns {Promise<Buffer>}
 */
export function compressed(content) {
  return brotli(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}
