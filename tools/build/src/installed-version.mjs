import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * The version of a package as the code in a folder resolves it.
 * @param {string} root
 * @param {string} name
 * @returns {string}
 */
export function installedVersion(root, name) {
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
