import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folders are the list: `src/pages/booking/index.tsx` is loaded by the host as `./pages/booking`, `src/dialogs/client/index.tsx` as
 * `./dialogs/client`, and `src/slots` likewise.
 * @param {string} root Folder of the remote's package.
 * @returns {Record<string, string>}
 */
export function exposedModules(root) {
  const modules = ['pages', 'dialogs', 'slots'].flatMap((kind) =>
    foldersOf(join(root, 'src', kind)).map((name) => `./${kind}/${name}`),
  );
  return Object.fromEntries(modules.map((module) => [module, `./src/${module.slice(2)}/index.tsx`]));
}

/** @param {string} folder */
function foldersOf(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'index.tsx')))
    .map((entry) => entry.name)
    .sort();
}
