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
 * @property {boolean} [adopted] Whether it is built without the kit, by a script of its own.
 * @property {string | undefined} workspace Folder of the repository that also holds host and kit; absent in a clone of the remote alone.
 */

/** File in which a remote that was built without the kit declares itself. */
export const ADOPTED = 'navette.json';

/** Folder of the kit itself. */
export const kit = join(import.meta.dirname, '../..');

/**
 * The remote in whose folder, or below it, the command was typed.
 * @param {string} from
 * @returns {RemotePackage}
 */
export function findRemote(from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const has = (/** @type {string} */ file) => existsSync(join(folder, file));
    if (has('package.json') && (has('src/remote.ts') || has(ADOPTED)))
      return { ...readRemote(folder), adopted: !has('src/remote.ts') };
    if (folder === dirname(folder))
      throw new Refusal(
        `${from} is not inside a remote: no package.json with src/remote.ts or ${ADOPTED} was found.`,
        2,
      );
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
