import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * @typedef {object} Sizes
 * @property {number} start kB of the files that load before anything is asked for.
 * @property {number} largest kB of the largest file.
 * @property {number} total kB of all script and style files.
 */

/**
 * Compressed sizes of a built package: brotli as the build made it and as it travels, which the budgets limit, and gzip 9.
 * @param {string} dist
 * @returns {{ gzip: Sizes, brotli: Sizes }}
 */
export function packageSizes(dist) {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    ['.js', '.css'].includes(extname(file)),
  );
  const first = firstFiles(dist, files);
  const sized = files.map((name) => {
    const file = join(dist, name);
    const sent = existsSync(`${file}.br`) ? `${file}.br` : file;
    return {
      first: first(name),
      gzip: gzipSync(readFileSync(file), { level: 9 }).length / 1000,
      brotli: statSync(sent).size / 1000,
    };
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
