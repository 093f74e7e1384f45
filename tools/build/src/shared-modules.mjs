import { installedVersion } from './installed-version.mjs';
import { sharedChoice } from './shared-choice.mjs';
import { sharedList } from './shared-list.mjs';

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
      .filter(({ owner }) => !own.includes(owner))
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
