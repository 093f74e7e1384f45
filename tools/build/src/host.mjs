import { join, dirname } from 'node:path';
import { rspack } from '@rspack/core';
import { baseConfig, minimizers } from './base.mjs';
import { budgetPlugin, budgetOf } from './budgets.mjs';
import { hostFactsPlugin } from './host-facts.mjs';
import { htmlPlugin } from './html.mjs';
import { precompressPlugin } from './precompress.mjs';
import { packageInfo } from './package-info.mjs';
import { sharedVersions } from './shared-choice.mjs';
import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Bundler configuration of the host: an ordinary application. It provides the shared modules through the federation runtime itself
 * (`host/src/federation/share-scope.ts`) rather than through the bundler's plugin, so that the sign-in page carries neither that runtime nor
 * its bookkeeping.
 * @param {string} root Folder of the host package.
 * @param {{ development?: boolean }} [options]
 * @returns {import('@rspack/core').Configuration}
 */
export function hostConfig(root, { development = false } = {}) {
  const base = baseConfig({ root, development });
  const script = development ? 'assets/[name].js' : 'assets/[name].[contenthash:10].js';
  const style = development ? 'assets/[name].css' : 'assets/[name].[contenthash:10].css';
  return {
    ...base,
    name: 'host',
    // `early` prefetches the release for `main`: a separate entry, so that it is small.
    entry: { early: join(root, 'src/early.ts'), main: join(root, 'src/main.ts') },
    output: {
      ...base.output,
      publicPath: '/',
      uniqueName: 'navette_host',
      filename: script,
      chunkFilename: script,
      cssFilename: style,
      cssChunkFilename: style,
    },
    optimization: { ...base.optimization, splitChunks: parts, minimizer: minimizers() },
    resolve: {
      ...base.resolve,
      alias: { ...base.resolve?.alias, ...(development ? {} : productionRouter(root)) },
    },
    module: { rules: [...(base.module?.rules ?? []), messagesRule, fontLettersRule, evaluatedRule] },
    plugins: [
      ...(base.plugins ?? []),
      new rspack.DefinePlugin({
        ...federationRuntimeFlags,
        'process.env.NAVETTE_VERSION': JSON.stringify(packageInfo(root).version),
        'process.env.NAVETTE_SHARED_VERSIONS': JSON.stringify(JSON.stringify(sharedVersions(root))),
      }),
      websocketAlone(),
      new rspack.CopyRspackPlugin({ patterns: [join(root, 'public')] }),
      htmlPlugin(join(root, 'src/index.html')),
      hostFactsPlugin(root),
      ...(development ? [] : [precompressPlugin(), budgetPlugin('host', budgetOf(root))]),
    ],
  };
}

/**
 * Files of the host by when they are needed, not by package: behind the sign-in one, the `shell`, one for `forms` and one for the socket (`realtime`), since each request costs. Imports
 * name their file (`webpackChunkName`); a module of both is in the first, and one of the forms in no other.
 * @type {NonNullable<import('@rspack/core').Configuration['optimization']>['splitChunks']}
 */
const parts = {
  chunks: (chunk) => chunk.name !== 'shell' && !chunk.canBeInitial(),
  cacheGroups: { forms: inOne('forms'), realtime: inOne('realtime') },
};

/** @param {string} name @returns {import('@rspack/core').OptimizationSplitChunksCacheGroup} */
function inOne(name) {
  return {
    name,
    test: (module, { chunkGraph }) => chunkGraph.getModuleChunks(module).some((chunk) => chunk.name === name),
    enforce: true,
  };
}

/** Settings that the federation plugin would make: a browser, no manifests (the release set says more), no `new Function`. */
const federationRuntimeFlags = {
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_BUILD_IDENTIFIER: JSON.stringify('navette_host'),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
  FEDERATION_OPTIMIZE_NO_SHARED: 'false',
};

/** Leaves out the transports of the socket that the suite never opens: it asks for `websocket` only (`shared/src/realtime/connection.ts`). */
function websocketAlone() {
  return new rspack.NormalModuleReplacementPlugin(
    /^\.\/(?:polling-xhr\.node|webtransport)\.js$/,
    /** @param {{ context: string, request: string }} resource */ (resource) => {
      if (/[\\/]engine\.io-client[\\/]build[\\/]esm[\\/]transports$/.test(resource.context))
        resource.request = join(import.meta.dirname, 'no-transport.mjs');
    },
  );
}

/** The host's texts are chunks of its own build, one a language; those of remotes are files beside them. */
const messagesRule = {
  test: /[\\/]messages[\\/](fr|nl|en)\.json$/,
  type: 'javascript/auto',
  loader: join(import.meta.dirname, 'messages-loader.mjs'),
};

/** Fonts that keep only the letters of the suite. */
const fontLettersRule = {
  test: /\.woff2$/,
  resourceQuery: /letters/,
  loader: join(import.meta.dirname, 'font-letters-loader.mjs'),
};

/** Modules that are evaluated during the build. */
const evaluatedRule = {
  resourceQuery: /^\?evaluated$/,
  loader: join(import.meta.dirname, 'evaluated-loader.mjs'),
};

/**
 * react-router's package sends every bundler to its development build, which carries its warnings; the production build lies beside it.
 * @param {string} root Folder of the package being built; the router is a dependency of `@navette/shared`.
 * @returns {Record<string, string>} Aliases.
 */
function productionRouter(root) {
  const shared = realpathSync(join(root, 'node_modules/@navette/shared/package.json'));
  const routerDom = createRequire(shared).resolve('react-router-dom');
  const folder = dirname(createRequire(routerDom).resolve('react-router/package.json'));
  return {
    'react-router$': join(folder, 'dist/production/index.mjs'),
    'react-router/dom$': join(folder, 'dist/production/dom-export.mjs'),
  };
}
