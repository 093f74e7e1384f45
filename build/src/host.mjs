import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { baseConfig } from './base.mjs';
import { BudgetPlugin } from './budgets.mjs';
import { CataloguesPlugin } from './catalogues.mjs';
import { HtmlPlugin } from './html.mjs';
import { SharedCheckPlugin } from './shared-check.mjs';
import { federationShared } from './shared-modules.mjs';

/**
 * Bundler configuration of the host: an application that provides the shared modules and exposes nothing.
 * @param {string} root Folder of the host package.
 * @param {{ development?: boolean }} [options]
 * @returns {import('@rspack/core').Configuration}
 */
export function hostConfig(root, { development = false } = {}) {
  const base = baseConfig({ root, development });
  return {
    ...base,
    name: 'host',
    entry: { main: join(root, 'src/main.ts') },
    output: {
      ...base.output,
      publicPath: '/',
      uniqueName: 'navette_host',
      filename: development ? 'assets/[name].js' : 'assets/[name].[contenthash:10].js',
      chunkFilename: development ? 'assets/[name].js' : 'assets/[name].[contenthash:10].js',
      cssFilename: 'assets/[name].[contenthash:10].css',
      cssChunkFilename: 'assets/[name].[contenthash:10].css',
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'navette_host',
        shared: federationShared({ root, role: 'provide' }),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: { fileName: 'mf-manifest.json' },
        experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
      }),
      new rspack.CopyRspackPlugin({ patterns: [join(root, 'public')] }),
      new HtmlPlugin(join(root, 'src/index.html')),
      new CataloguesPlugin(join(root, 'messages')),
      ...(development ? [] : [new SharedCheckPlugin('provide'), new BudgetPlugin('host')]),
    ],
  };
}
