import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exposedModules } from '../../../build/src/exposed-modules.mjs';
import { root } from '../suite/root.mjs';

const languages = ['fr', 'nl', 'en'];

/**
 * Writes the parts of the remotes as modules of one bundle: pages and dialogs, texts, and the menu. Each is loaded on demand, as in any application
 * with routes.
 * @param {string} folder
 * @param {ReleaseSet} set
 */
export async function writeParts(folder, set) {
  await mkdir(folder, { recursive: true });
  const remotes = Object.values(set.remotes).map((pinned) => ({
    pinned,
    name: pinned.declaration.name,
    source: join(root, `remote-${pinned.declaration.name}`),
  }));
  const modules = remotes.flatMap(({ name, source }) =>
    Object.entries(exposedModules(source)).map(([module, file]) => entry(`${name}/${module}`, join(source, file))),
  );
  const catalogues = remotes.flatMap(({ name, source }) =>
    languages.map((language) =>
      entry(`${name}/messages/${language}.json`, join(source, 'messages', `${language}.json`)),
    ),
  );
  const routes = remotes.flatMap(({ pinned, name }) =>
    pinned.declaration.routes.map(({ path, module }) => [path, `${name}/${module}`]),
  );
  const code = `export const modules = {${modules.join()}};\nexport const catalogues = {${catalogues.join()}};\nexport const routes = ${JSON.stringify(Object.fromEntries(routes))};\n`;
  await writeFile(join(folder, 'parts.js'), code);
  await writeFile(
    join(folder, 'set.json'),
    JSON.stringify({
      ...set,
      remotes: Object.fromEntries(Object.entries(set.remotes).map(([name, pinned]) => [name, withoutFiles(pinned)])),
    }),
  );
}

/** @param {string} key @param {string} file */
const entry = (key, file) => `${JSON.stringify(key)}: () => import(${JSON.stringify(file)})`;

/**
 * One bundle has no files to check; only the entry stays, because a set without it is refused.
 * @param {PinnedRemote} pinned
 */
function withoutFiles(pinned) {
  const modules = Object.fromEntries(Object.keys(pinned.modules).map((module) => [module, []]));
  return { ...pinned, modules, files: { [pinned.entry]: pinned.files[pinned.entry] } };
}

/**
 * @typedef {object} PinnedRemote
 * @property {string} entry
 * @property {Record<string, string>} files
 * @property {Record<string, string[]>} modules
 * @property {{ name: string, routes: { path: string, module: string }[] }} declaration
 */
/** @typedef {{ remotes: Record<string, PinnedRemote> }} ReleaseSet */
