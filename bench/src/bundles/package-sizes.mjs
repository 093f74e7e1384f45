import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/**
 * @typedef {object} Sizes
 * @property {number} start kB of the files that load before anything is asked for.
 * @property {number} largest kB of the largest file.
 * @property {number} total kB of all script and style files.
 */

/**
 * Compressed sizes of a built package: gzip 9, by which the budgets are kept, and brotli 9, as the server sends it.
 * @param {string} dist
 * @returns {{ gzip: Sizes, brotli: Sizes }}
 */
export function packageSizes(dist) {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => ['.js', '.css'].includes(extname(file)));
  const first = firstFiles(dist, files);
  const sized = files.map((file) => {
    const content = readFileSync(join(dist, file));
    const brotli = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    return { first: first(file), gzip: gzipSync(content, { level: 9 }).length / 1000, brotli: brotli.length / 1000 };
  });
  const sizes = (/** @type {'gzip' | 'brotli'} */ form) => ({
    start: sized.reduce((sum, file) => sum + (file.first ? file[form] : 0), 0),
    largest: Math.max(...sized.map((file) => file[form])),
    total: sized.reduce((sum, file) => sum + file[form], 0),
  });
  return { gzip: sizes('gzip'), brotli: sizes('brotli') };
}

/**
 * The host's page names its first files; a remote has one entry.
 * @param {string} dist
 * @param {readonly string[]} files
 * @returns {(file: string) => boolean}
 */
function firstFiles(dist, files) {
  if (files.includes('remoteEntry.js')) return (file) => file === 'remoteEntry.js';
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  return (file) => page.includes(`"/${file}"`);
}
