import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename, join } from 'node:path';
import { remotes, root } from '../../../scripts/lib/paths.mjs';

/**
 * File of a visit: its address, type, and bytes as transferred.
 * @typedef {{ url: string, type: string, bytes: number }} Fetched
 */

/**
 * Part of the bytes: a package or folder of ours, below it its modules.
 * @typedef {{ name: string, bytes: number, parts: { name: string, bytes: number }[] }} Package
 */

/**
 * Tells which packages the bytes of a page belong to. A script is divided by its source map: each source gets its share of the minified code, in bytes
 * as transferred. All else counts by type.
 * @param {readonly Fetched[]} files
 * @returns {Package[]} Largest first.
 */
export function packagesOf(files) {
  /** @type {Map<string, Map<string, number>>} */
  const packages = new Map();
  const add = (/** @type {string} */ name, /** @type {string} */ part, /** @type {number} */ bytes) => {
    const parts = packages.get(name) ?? new Map();
    packages.set(name, parts.set(part, (parts.get(part) ?? 0) + bytes));
  };
  for (const { url, type, bytes } of files) {
    const sources = type === 'code' ? sourcesOf(basename(new URL(url).pathname)) : undefined;
    if (!sources) add(`(${type})`, new URL(url).pathname, bytes);
    for (const [source, share] of sources ?? []) add(...placeOf(source), share * bytes);
  }
  return largestFirst(
    [...packages].map(([name, parts]) => ({
      name,
      bytes: [...parts.values()].reduce((sum, each) => sum + each, 0),
      parts: largestFirst([...parts].map(([part, bytes]) => ({ name: part, bytes }))),
    })),
  );
}

/** @template {{ bytes: number }} T @param {T[]} entries */
const largestFirst = (entries) => entries.sort((left, right) => right.bytes - left.bytes);

/** Folders of the source maps, which builds leave beside what is served. */
const maps = [join(root, 'host/.maps/assets'), ...remotes.map((remote) => join(root, remote, '.maps'))];

/** @type {Map<string, Map<string, number>>} */
const known = new Map();

/**
 * @param {string} file Name of a script, which holds a hash.
 * @returns {Map<string, number> | undefined} Share of each source; undefined without a map.
 */
function sourcesOf(file) {
  const map = maps.map((folder) => join(folder, `${file}.map`)).find((path) => existsSync(path));
  if (map === undefined) return undefined;
  const shares = known.get(map) ?? sharesIn(JSON.parse(readFileSync(map, 'utf8')), codeBeside(map));
  known.set(map, shares);
  return shares;
}

/** @param {string} map */
const codeBeside = (map) => readFileSync(map.replace('/.maps/', '/dist/').replace(/\.map$/, ''), 'utf8');

/**
 * @param {import('node:module').SourceMapPayload} payload
 * @param {string} code
 */
function sharesIn(payload, code) {
  const map = new SourceMap(payload);
  /** @type {Map<string, number>} */
  const shares = new Map();
  for (const [row, line] of code.split('\n').entries())
    for (let column = 0; column <= line.length; column += 1) {
      const entry = map.findEntry(row, column);
      // Between modules stands code of the bundler, without a source.
      const source = ('originalSource' in entry ? entry.originalSource : undefined) ?? 'webpack://bundler/wrappers';
      shares.set(source, (shares.get(source) ?? 0) + 1 / (code.length + 1));
    }
  return shares;
}

/**
 * @param {string} source As the bundler writes it: `webpack://container/path`.
 * @returns {[string, string]} Package or folder of ours, and path in it.
 */
function placeOf(source) {
  const [, container = '', path = ''] = /^webpack:\/\/([^/]*)\/([^?|]*)/.exec(source) ?? [];
  const [, library, below] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\/(.*)/.exec(path) ?? [];
  if (library && below) return [library, below];
  const own = path.replace(/^\.\//, `${container.split('_')[1]}/`).replace(/^(?:\.\.\/)+/, '');
  const [, folder, file] = /^(\w+\/(?:src\/[^/]+|generated|messages))\/?(.*)$/.exec(own) ?? [];
  return folder ? [folder, file || folder] : ['bundler', path];
}
