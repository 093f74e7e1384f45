import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { houseOf } from '../../build/src/new/house.mjs';
import { standAlone } from '../../build/src/new/stand-alone.mjs';
import { changesetFor, unversionedChangesets } from '../../../ops/src/release/pending-changesets.mjs';
import { root } from '../lib/paths.mjs';

/**
 * Clones a remote: a folder with its sources and the archives of the kit, which needs the npm registry alone.
 * @param {string} remote Its folder in the repository.
 * @param {string} target A folder that does not exist yet.
 * @param {Record<string, string>} archives Package of the kit → its archive.
 */
export function cloneRemote(remote, target, archives) {
  const source = join(root, remote);
  cpSync(source, target, {
    recursive: true,
    filter: (path) => !/(^|[\\/])(node_modules|dist|\.tsbuild|\.maps)([\\/]|$)/.test(relative(source, path)),
  });
  standAlone(target, houseOf(root), archives);
  cpSync(join(root, '.changeset/README.md'), join(target, '.changeset/README.md'));
  takeChangesets(source, target, JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')).name);
}

/**
 * Copies the remote's pending changesets, without lines of other packages: `changeset version` fails on packages that the clone lacks.
 * @param {string} source
 * @param {string} target
 * @param {string} packageName
 */
function takeChangesets(source, target, packageName) {
  for (const file of unversionedChangesets(source, packageName)) {
    const own = changesetFor(readFileSync(file, 'utf8'), packageName);
    if (own !== undefined) writeFileSync(join(target, '.changeset', basename(file)), own);
  }
}
