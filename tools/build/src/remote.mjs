import { createRequire } from 'node:module';
import { isAbsolute, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { baseConfig, minimizers } from './base.mjs';
import { budgetPlugin, budgetOf } from './budgets.mjs';
import { cataloguesPlugin } from './catalogues.mjs';
import { changelogPlugin } from './changelog.mjs';
import { declarationPlugin } from './declaration.mjs';
import { deprecationsPlugin } from './deprecations.mjs';
import { exposedModules } from './exposed-modules.mjs';
import { factsPlugin } from './facts/plugin.mjs';
import { LoadingHooksPlugin, CHUNKS, stableChunksPlugin } from './stable-chunks.mjs';
import { packageInfo } from './package-info.mjs';
import { precompressPlugin } from './precompress.mjs';
import { sharedChoice, consumedModules } from './shared-choice.mjs';
import { standardManifestPlugin } from './standard-manifest.mjs';
import { stableEntryPlugin } from './stable-entry/plugin.mjs';
import { stylesPlugin } from './style-faults.mjs';
import { textPartsPlugin } from './text-parts.mjs';
import { AssetsPlugin, fail, REPORT, textOf } from './assets-plugin.mjs';
import { sharedList } from './shared-list.mjs';

const ENTRY = 'remoteEntry.js';

/**
 * Bytes of source from which a page or dialog is split, so that a changed word renews an eighth of the remote at most: minified and compressed, source
 * takes a fifth. More files than that would cost without a gain.
 * @param {string} root
 */
const partOf = (root) => (budgetOf(root)?.total ?? 40) * (1000 / 8) * 5;

/** Bytes of source that pages share, from which it is a file of its own: a request costs more than 3 kB that a second page fetches again. */
const SHARED_PART = 25_000;

/** Files of libraries, without the suite's own packages: those are installed in a remote's own repository. */
const LIBRARY = /[\\/]node_modules[\\/](?!\.pnpm[\\/]|@navette[\\/])/;

/**
 * Bundler configuration of a remote: every folder of `src/pages`, `src/dialogs` and `src/slots` is a module the host can load, and everything
 * that exists once in the page comes from the host.
 * @param {string} root Folder of the remote's package.
 * @returns {import('@rspack/core').Configuration}
 */
export function remoteConfig(root) {
  const base = baseConfig({ root, development: false });
  const { name, container } = packageInfo(root);
  const exposes = exposedModules(root);
  const early = `navette_${name.replaceAll('-', '_')}`;
  return {
    ...base,
    name,
    // The federation plugin warns at every build that the public path is found out at run time, which is meant.
    infrastructureLogging: { level: 'error' },
    entry: {},
    output: {
      ...base.output,
      publicPath: 'auto',
      uniqueName: container,
      chunkLoadingGlobal: CHUNKS,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      cssFilename: '[name].[contenthash:10].css',
      cssChunkFilename: '[name].[contenthash:10].css',
    },
    optimization: {
      ...base.optimization,
      splitChunks: {
        minSize: SHARED_PART,
        maxAsyncSize: partOf(root),
        // A release seldom changes a library: it stays in one file.
        cacheGroups: { libraries: { test: LIBRARY, priority: -10, maxAsyncSize: 1_000_000 }, defaultVendors: false },
      },
      // The short names that it gives follow from how often each letter occurs, so that they would depend on the version: stableEntryPlugin does it later.
      minimizer: minimizers(ENTRY),
    },
    plugins: [
      ...(base.plugins ?? []),
      federationPlugin(root, container, exposes),
      lighterRuntime(),
      new LoadingHooksPlugin(early),
      stableChunksPlugin(early),
      standardManifestPlugin(name),
      stableEntryPlugin(),
      cataloguesPlugin(join(root, 'messages')),
      textPartsPlugin(root, exposes),
      changelogPlugin(root),
      declarationPlugin(root, Object.keys(exposes)),
      factsPlugin(root, exposes, budgetOf(root)),
      deprecationsPlugin(root),
      sharedCheckPlugin(sharedChoice(root).own),
      stylesPlugin(),
      precompressPlugin(),
      budgetPlugin(name, budgetOf(root)),
    ],
  };
}

/**
 * Makes a container of the modules that the host loads; what exists once in the page comes from the host.
 * @param {string} root @param {string} container @param {Record<string, string>} exposes
 */
export const federationPlugin = (root, container, exposes) =>
  new ModuleFederationPlugin({
    name: container,
    filename: ENTRY,
    exposes,
    shared: consumedModules(root),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: { fileName: 'mf-manifest.json' },
    experiments: {
      externalRuntime: true,
      // Remotes offer modules and use those of the host, none of each other.
      optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
    },
  });

/** The plugin puts the CommonJS form of its runtimes into every remote, whole; of the other form only what is used stays. */
function lighterRuntime() {
  return new rspack.NormalModuleReplacementPlugin(
    /^@module-federation[\\/]runtime$|webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/,
    /** @param {{ context: string, request: string }} resource */ (resource) => {
      const file = isAbsolute(resource.request)
        ? resource.request
        : createRequire(join(resource.context, 'any.js')).resolve(resource.request);
      resource.request = file.replace(/\.cjs$/, '.js');
    },
  );
}

/**
 * Reads what the federation plugin really made of the share list. A remote that carries a copy of a shared module works on the developer's
 * machine and splits state in the suite.
 */
/** @param {readonly string[]} own Owners of which the remote may carry a copy. */
const sharedCheckPlugin = (own) =>
  new AssetsPlugin('SharedCheck', REPORT + 1, (compilation) => {
    const manifest = textOf(compilation, 'mf-manifest.json');
    if (manifest === '') return;
    const bundled = [...compilation.modules].map((module) => module.identifier());
    for (const fault of faultsOf(JSON.parse(manifest).shared, bundled, own)) fail(compilation, fault);
    compilation.deleteAsset('mf-manifest-stats.json');
  });

/**
 * @typedef {{ name: string, assets: { js: { sync: string[], async: string[] } } }} SharedEntry
 */

/**
 * @param {SharedEntry[]} shared What the manifest lists.
 * @param {string[]} bundled Identifiers of the modules in the build.
 * @param {readonly string[]} own Owners of which the remote may carry a copy.
 * @returns {string[]}
 */
export function faultsOf(shared, bundled, own = []) {
  const carried = shared
    .filter((entry) => entry.assets.js.sync.length + entry.assets.js.async.length > 0)
    .map((entry) => `The remote bundles ${entry.name}, which the host provides`);
  const copies = [...new Set(sharedList.map(({ owner }) => owner))]
    .filter((owner) => !own.includes(owner))
    .filter((owner) => bundled.some((identifier) => isCopyOf(identifier, owner)))
    .map((owner) => `The remote bundles a file of ${owner}; import it only through the entries of the share list`);
  return [...carried, ...copies];
}

/**
 * @param {string} identifier
 * @param {string} owner
 */
function isCopyOf(identifier, owner) {
  if (identifier.startsWith('consume') || isRule(identifier)) return false;
  if (identifier.includes(`/node_modules/${owner}/`)) return true;
  // In this repository the shared package is a folder beside the remote.
  return (
    owner === '@navette/shared' && /[\\/]shared[\\/]src[\\/]/.test(identifier) && !identifier.includes('node_modules')
  );
}

/**
 * Business rules, which a remote may bundle: the entry `domain`, also of the published package.
 * @param {string} identifier
 */
const isRule = (identifier) => /[\\/](?:@navette[\\/])?shared[\\/](?:dist[\\/])?src[\\/]domain[\\/]/.test(identifier);
