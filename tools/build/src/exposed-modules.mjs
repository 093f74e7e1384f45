import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files are the list: `src/pages/help.tsx`, or `src/pages/help/index.tsx` for a page of several files, is loaded by the host as `./pages/help`; `src/dialogs` and
 * `src/slots` likewise.
 * @param {string} root Folder of the remote's package.
 * @returns {Record<string, string>}
 */
export function exposedModules(root) {
  return Object.fromEntries(
    ['pages', 'dialogs', 'slots'].flatMap((kind) =>
      filesOf(join(root, 'src', kind)).map((file) => [
        `./${kind}/${file.replace(/(\/index)?\.tsx$/u, '')}`,
        `./src/${kind}/${file}`,
      ]),
    ),
  );
}

/** @param {string} folder */
function filesOf(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => (entry.isDirectory() ? `${entry.name}/index.tsx` : entry.name))
    .filter((file) => /^[^.]+\.tsx$/u.test(file) && existsSync(join(folder, file)))
    .sort();
}
