import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Error with a message for the user of the command line. */
export class Refusal extends Error {
  /**
   * @param {string} message
   * @param {1 | 2} [code] Exit code: 1 refused, 2 misunderstood.
   */
  constructor(message, code = 1) {
    super(message);
    this.code = code;
  }
}

/**
 * @typedef {object} RemotePackage
 * @property {string} root Its folder.
 * @property {string} packageName `@navette/remote-dispatch`
 * @property {string} name `dispatch`
 * @property {string} version
 * @property {string | undefined} workspace Folder of the repository that also holds host and kit; absent in a clone of the remote alone.
 */

/** Folder of the kit itself. */
export const kit = join(import.meta.dirname, '../..');

/**
 * The remote in whose folder, or below it, the command was typed.
 * @param {string} from
 * @returns {RemotePackage}
 */
export function findRemote(from) {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json')) && existsSync(join(folder, 'src/remote.ts')))
      return readRemote(folder);
    if (folder === dirname(folder))
      throw new Refusal(`${from} is not inside a remote: no package.json with src/remote.ts was found.`, 2);
  }
}

/** @param {string} root @returns {RemotePackage} */
function readRemote(root) {
  const { name: packageName, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const name = packageName.replace(/^.*\//, '').replace(/^remote-/, '');
  return {
    root,
    packageName,
    name,
    version,
    workspace: /[\\/]node_modules[\\/]/.test(kit) ? undefined : join(kit, '../..'),
  };
}
