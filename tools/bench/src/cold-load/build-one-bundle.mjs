import { join } from 'node:path';
import { hostConfig } from '@navette/build/host';
import { HtmlPlugin } from '@navette/build/html';
import { rspack } from '@rspack/core';
import { isSmall } from '../measure/size.mjs';
import { root } from '../suite/root.mjs';
import { writeParts } from './one-bundle-parts.mjs';

const stubs = ['load-module', 'preload', 'early-preload', 'fetch-json', 'request-release'];

/**
 * Builds the pages of host and remotes as one application, with the configuration of the host: same minifier, same splitting by route. Federation is
 * replaced by plain imports.
 * @param {string} folder
 * @param {import('./one-bundle-parts.mjs').ReleaseSet} set The declarations from which the menu is built.
 * @returns {Promise<string>} Folder to serve.
 */
export async function buildOneBundle(folder, set) {
  const parts = join(folder, 'parts');
  const output = join(folder, 'dist');
  await writeParts(parts, set);
  const host = hostConfig(join(root, 'host'));
  const others = (host.plugins ?? []).filter(
    (plugin) => !['HtmlPlugin', 'BudgetPlugin', 'FreshMapsPlugin'].includes(plugin?.constructor.name ?? ''),
  );
  await build({
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
    plugins: [...others, new HtmlPlugin(join(root, 'host/src/index.html')), stubFederation()],
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

/**
 * @param {import('@rspack/core').Configuration} configuration
 * @returns {Promise<void>}
 */
function build(configuration) {
  return new Promise((resolve, reject) => {
    rspack(configuration, (error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString({ preset: 'errors-only' })));
      else resolve();
    });
  });
}
