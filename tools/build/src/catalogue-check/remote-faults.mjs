import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { faultsOf } from './faults.mjs';
import { readPackage } from './packages.mjs';

/**
 * Faults in the catalogues of one remote: keys or placeholders that differ between languages, keys that the code uses and no catalogue has, unused keys,
 * keys that the shared package has too.
 * @param {string} root Folder of the remote.
 * @returns {string[]} `file: key: what is wrong`, files from the remote's folder on.
 */
export function remoteFaults(root) {
  const shared = readPackage('shared', folderOfShared(root), { withSources: false, prefix: 'shared:' });
  return faultsOf([shared, readPackage('this remote', root, { prefix: '' })]).filter(
    (fault) => !fault.startsWith('shared:'),
  );
}

/** @param {string} root */
function folderOfShared(root) {
  const folder = createRequire(join(root, 'package.json'))
    .resolve.paths('@navette/shared')
    ?.map((place) => join(place, '@navette/shared'))
    .find((place) => existsSync(join(place, 'messages')));
  if (folder === undefined) throw new Error(`@navette/shared is not installed for ${root}`);
  return folder;
}
