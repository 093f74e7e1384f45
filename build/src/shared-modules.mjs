import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { sharedList } from './shared-list.mjs';

/**
 * The `shared` option of a remote: everything on the list comes from the host, in a version that fits, and never as a copy of its own.
 * @param {string} root Folder of the remote: versions are read as it resolves them.
 * @returns {Record<string, object>}
 */
export function consumedModules(root) {
  const versions = sharedVersions(root);
  return Object.fromEntries(
    sharedList.map(({ request }) => [
      request,
      { singleton: true, strictVersion: true, requiredVersion: `^${versions[request]}`, import: false },
    ]),
  );
}

/**
 * @param {string} root Folder of the package that asks.
 * @returns {Record<string, string>} What is imported → the version that is installed.
 */
export function sharedVersions(root) {
  return Object.fromEntries(sharedList.map(({ request, owner }) => [request, installedVersion(root, owner)]));
}

/**
 * @param {string} root
 * @param {string} owner
 * @returns {string}
 */
function installedVersion(root, owner) {
  const lookups = createRequire(join(root, 'package.json')).resolve.paths(owner) ?? [];
  for (const folder of lookups) {
    try {
      return JSON.parse(readFileSync(join(folder, owner, 'package.json'), 'utf8')).version;
    } catch {
      // Not in this folder: the next one up.
    }
  }
  throw new Error(`${owner} is on the share list but not installed for ${root}`);
}
