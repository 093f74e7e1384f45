import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies, subset, validRange } from 'semver';
import { installedVersion } from './installed-version.mjs';
import { mayBePrivate, sharedRanges } from './shared-ranges.mjs';

/**
 * @typedef {object} SharedChoice
 * @property {Record<string, string>} ranges Owner → the versions that the remote asks the host for.
 * @property {string[]} own Owners of which the remote brings a copy of its own.
 */

/**
 * Requirements of a remote on the shared modules: the kit's ranges, narrowed where the remote needs something newer, and copies of its own, by the optional
 * `shared.json` beside its package.json: `{ "requires": { "zod": "^4.6.0" }, "private": ["zod"] }`.
 * @param {string} root Folder of the remote.
 * @returns {SharedChoice}
 * @throws when the file asks for what can't be had, naming it
 */
export function sharedChoice(root) {
  const file = join(root, 'shared.json');
  const chosen = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const { requires = {}, private: own = [] } = chosen;
  const ranges = { ...sharedRanges, ...requires };
  const faults = [
    ...unknownKeys(chosen),
    ...requiresFaults(requires),
    ...own.flatMap(privateFaults),
    ...installedFaults(root, ranges, own),
  ];
  if (faults.length > 0) throw new Error(faults.map((fault) => `shared.json: ${fault}`).join('\n'));
  return { ranges, own };
}

/** @param {object} chosen */
const unknownKeys = (chosen) =>
  Object.keys(chosen)
    .filter((key) => key !== 'requires' && key !== 'private')
    .map((key) => `"${key}" is not known; there are "requires" and "private"`);

/** @param {Record<string, string>} requires */
const requiresFaults = (requires) =>
  Object.entries(requires).flatMap(([owner, range]) => {
    const kit = ranged(owner);
    if (kit === undefined) return [`"requires" names ${owner}, which is not shared`];
    if (validRange(range) === null) return [`"requires" has no range for ${owner}: "${range}"`];
    return subset(range, kit) ? [] : [`"requires" asks for ${owner} ${range}, outside of what hosts provide (${kit})`];
  });

/** @param {string} owner */
const privateFaults = (owner) =>
  mayBePrivate.includes(owner)
    ? []
    : [`"private" names ${owner}, which must exist once in the page; private may be ${mayBePrivate.join(', ')}`];

/**
 * @param {string} root
 * @param {Record<string, string>} ranges
 * @param {string[]} own
 */
const installedFaults = (root, ranges, own) =>
  Object.entries(ranges).flatMap(([owner, range]) => {
    const installed = installedVersion(root, owner);
    if (own.includes(owner) || satisfies(installed, range)) return [];
    return [`${owner} ${installed} is installed, which does not lie in the range that is asked for: ${range}`];
  });

/** @param {string} owner */
const ranged = (owner) => new Map(Object.entries(sharedRanges)).get(owner);
