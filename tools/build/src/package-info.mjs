import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from './files-below.mjs';

/**
 * @typedef {object} PackageInfo
 * @property {string} name Name of the remote without its scope and prefix: `dispatch`.
 * @property {string} version As its package.json says.
 * @property {string} container Name of the global that holds the remote's container, different for every version and every state of its sources.
 */

/**
 * @param {string} root
 * @returns {PackageInfo}
 */
export function packageInfo(root) {
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const short = name.replace(/^.*\//, '').replace(/^remote-/, '');
  return { name: short, version, container: identifier(`navette_${short}_${version}_${sourceHash(root)}`) };
}

/** @param {string} text */
function identifier(text) {
  return text.replaceAll(/\W/g, '_');
}

/**
 * Two builds of one version in one page (a repaired release, a rebuilt working copy) must not share chunk registries; the same sources
 * must give the same bytes. Hence a hash of the sources rather than a time or a random number.
 * @param {string} root
 */
function sourceHash(root) {
  const hash = createHash('sha256');
  for (const file of ['src', 'messages'].flatMap((folder) => filesBelow(join(root, folder)))) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 8);
}
