import { join } from 'node:path';
import { hostConfig } from '@navette/build/host';
import { AssetsPlugin, htmlPlugin } from '@navette/build/html';
import { rspack } from '@rspack/core';
import { bundle } from './bundle.mjs';
import { isSmall } from '../measure.mjs';
import { root } from '../../../scripts/lib/paths.mjs';
import { mkdir, writeFile } from 'node:fs/promises';
import { exposedModules } from '../../../build/src/exposed-modules.mjs';

const stubs = ['load-module', 'preload', 'fetch-json', 'request-release'];

/**
 * Builds the pages of host and remotes as one application, with the configuration of the host: same minifier, same splitting by route. Federation is
 * replaced by plain imports.
 * @param {string} folder
 * @param {ReleaseSet} set The declarations from which the menu is built.
 * @returns {Promise<string>} Folder to serve.
 */
export async function buildOneBundle(folder, set) {
  const parts = join(folder, 'parts');
  const output = join(folder, 'dist');
  await writeParts(parts, set);
  const host = hostConfig(join(root, 'host'));
  const others = (host.plugins ?? []).filter(
    (plugin) =>
      plugin?.constructor.name !== 'FreshMapsPlugin' &&
      !(plugin instanceof AssetsPlugin && ['Html', 'Budget'].includes(plugin.name)),
  );
  await bundle({
    ...host,
    // No early requests: the menu is part of the bundle.
    entry: { main: join(root, 'host/src/main.ts') },
    devtool: false,
    optimization: { ...host.optimization, ...(isSmall && { minimize: false }) },
    output: { ...host.output, path: output },
    resolve: {
      ...host.resolve,
      alias: {
        ...host.resolve?.alias,
        'one-bundle/parts': join(parts, 'parts.js'),
        'one-bundle/set': join(parts, 'set.json'),
      },
    },
    plugins: [...others, htmlPlugin(join(root, 'host/src/index.html')), stubFederation()],
  });
  return output;
}

/**
 * Replaces the host's modules of federation by the stubs of the same names.
 * @returns {import('@rspack/core').RspackPluginInstance} Fails the build when a stub replaces nothing: the page would load its remotes from a registry
 *   that its server does not have.
 */
function stubFederation() {
  const names = new RegExp(`/(${stubs.join('|')})\\.ts$`);
  const unused = new Set(stubs);
  const replacement = new rspack.NormalModuleReplacementPlugin(names, (resource) => {
    const [, name] = names.exec(resource.request) ?? [];
    if (!name || !resource.context.startsWith(join(root, 'host/src'))) return;
    unused.delete(name);
    resource.request = join(import.meta.dirname, 'stubs', `${name}.mjs`);
  });
  return {
    apply(compiler) {
      replacement.apply(compiler);
      compiler.hooks.afterCompile.tap('StubFederation', ({ errors }) => {
        if (unused.size > 0) errors.push(new Error(`Nothing in host/src imports ${[...unused].join(', ')}`));
      });
    },
  };
}

const languages = ['fr', 'nl', 'en'];

/**
 * Writes the parts of the remotes as modules of one bundle: pages and dialogs, texts, and the menu. Each is loaded on demand, as in any application
 * with routes.
 * @param {string} folder
 * @param {ReleaseSet} set
 */
async function writeParts(folder, set) {
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
