import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies, subset, validRange } from 'semver';
import { createRequire } from 'node:module';
import { sharedList } from './shared-list.mjs';

/**
 * Owner → the versions that a remote asks the host for, from the lowest that the kit's remotes are written for to the next major. The host may move within
 * them in any order with the remotes, forth and back. What a remote needs of
 * `@navette/shared` itself is said by the range of the host contract in its declaration; its version says no more than that nothing was taken away.
 */
export const sharedRanges = Object.freeze({
  react: '^19.2.0',
  'react-dom': '^19.2.0',
  jotai: '^3.0.0',
  '@tanstack/react-query': '^5.105.0',
  'react-hook-form': '^7.90.0',
  zod: '^4.5.0',
  '@navette/shared': '>=0.1.0 <1.0.0',
});

/**
 * Owners of which a remote may bring a copy of its own, in a version that the host does not have yet: nothing that they make is recognised by identity
 * on the other side, and they keep no state that host and remote must agree on.
 */
export const mayBePrivate = Object.freeze(['zod']);

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
    .map((key) => `unknown key "${key}"; allowed are "requires" and "private"`);

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
    return [`${owner} ${installed} is installed, outside the requested range ${range}`];
  });

/** @param {string} owner */
const ranged = (owner) => new Map(Object.entries(sharedRanges)).get(owner);

/**
 * The version of a package as the code in a folder resolves it.
 * @param {string} root
 * @param {string} name
 * @returns {string}
 */
function installedVersion(root, name) {
  const lookups = createRequire(join(root, 'package.json')).resolve.paths(name) ?? [];
  for (const folder of lookups) {
    const version = versionOf(join(folder, name));
    if (version !== undefined) return version;
  }
  throw new Error(`${name} is on the share list but not installed for ${root}`);
}

/**
 * @param {string} folder
 * @returns {string | undefined}
 */
function versionOf(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
  } catch {
    return undefined;
  }
}

/**
 * The `shared` option of a remote: what is on the list comes from the host, in a version that fits, and never as a copy of its own unless it chose one.
 * @param {string} root Folder of the remote.
 * @returns {Record<string, object>}
 */
export function consumedModules(root) {
  return Object.fromEntries(
    Object.entries(requestedRanges(root)).map(([request, requiredVersion]) => [
      request,
      { singleton: true, strictVersion: true, requiredVersion, import: false },
    ]),
  );
}

/**
 * @param {string} root Folder of the remote.
 * @returns {Record<string, string>} What is imported from the host → the versions that fit.
 */
export function requestedRanges(root) {
  const { ranges, own } = sharedChoice(root);
  return Object.fromEntries(
    sharedList
      .filter((shared) => !own.includes(shared.owner) && !('bundled' in shared))
      .map(({ request, owner }) => [request, ranges[owner] ?? `^${installedVersion(root, owner)}`]),
  );
}

/**
 * @param {string} root Folder of the package that asks.
 * @returns {Record<string, string>} What is imported → the version that is installed.
 */
export function sharedVersions(root) {
  return Object.fromEntries(sharedList.map(({ request, owner }) => [request, installedVersion(root, owner)]));
}
