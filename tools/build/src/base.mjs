import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { rmSync } from 'node:fs';

/**
 * Configuration that host and remotes share: TypeScript through the built-in swc, no `eval`, maps that are not public.
 * @param {object} options
 * @param {string} options.root Folder of the package.
 * @param {boolean} options.development
 * @param {boolean} [options.hot] Takes edits over while the page runs.
 * @returns {import('@rspack/core').Configuration}
 */
export function baseConfig({ root, development, hot = false }) {
  return {
    context: root,
    mode: development ? 'development' : 'production',
    target: ['web', 'es2022'],
    // Source maps are beside `dist`, so that serving `dist` does not publish them.
    devtool: development ? 'cheap-module-source-map' : 'hidden-source-map',
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
    },
    module: {
      rules: [
        typescriptRule({ development, hot }),
        { test: /\.css$/, type: 'css' },
        // Imported for components of react-intl that nobody uses; their packages do not say that importing them does nothing.
        { test: /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/, sideEffects: false },
        { test: /\.(woff2|svg|png|webp)$/, type: 'asset/resource' },
      ],
    },
    output: {
      path: join(root, 'dist'),
      clean: true,
      sourceMapFilename: development ? '[file].map' : '../.maps/[file].map',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      // A module that threw during evaluation throws again on the next import, instead of being returned half initialised.
      strictModuleErrorHandling: true,
      chunkLoadTimeout: 12_000,
    },
    optimization: {
      moduleIds: development && 'named',
      chunkIds: development && 'named',
      // Exports are called a, b, c in each module, and not by hashes of their names: 1 % of the bytes. What the host shares keeps its names.
      mangleExports: development ? false : 'size',
    },
    plugins: [
      new rspack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production') }),
      lighterZod(),
      ...(hot ? [new ReactRefreshRspackPlugin()] : []),
      ...(development ? [] : [...independentIds(), new FreshMapsPlugin(join(root, '.maps'))]),
    ],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

/** Minifies a second and third time what the first has inlined. @param {string} [exclude] A script that is left as it is. */
export const minimizers = (exclude) => [
  new rspack.SwcJsMinimizerRspackPlugin({
    ...(exclude !== undefined && { exclude }),
    minimizerOptions: { ecma: 2022, compress: { passes: 3 }, mangle: true, format: { comments: false } },
  }),
  new rspack.LightningCssMinimizerRspackPlugin(),
];

/**
 * Ids that the name of a container, which has the version in it, and the folder of a build do not change. The bundler's deterministic ids have three or four
 * digits: where two collide the second moves on, so that a new version renumbered a module nobody had changed, and renewed every file that names it. The one
 * module with a name of that kind gets its id last; of chunks the container's entry is one, and their ids are long enough.
 */
const independentIds = () => [
  new rspack.ids.DeterministicModuleIdsPlugin({ test: (module) => !isFederationRuntime(module) }),
  new rspack.ids.DeterministicModuleIdsPlugin({ test: isFederationRuntime }),
  new rspack.ids.CompactHashedChunkIdsPlugin({ minLength: 3 }),
];

/** Whether a module starts the federation runtime. @param {import('@rspack/core').Module} module */
export const isFederationRuntime = (module) => module.identifier().includes('__module_federation_bundler_runtime__');

/** @param {{ development: boolean, hot: boolean }} options */
function typescriptRule({ development, hot }) {
  return {
    test: /\.tsx?$/,
    type: 'javascript/auto',
    use: {
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development, refresh: hot } },
          target: 'es2022',
        },
      },
    },
  };
}

/**
 * zod carries 50 languages of messages; ours come from the catalogues, and its messages are keys. It carries a compiler too, which never runs under our
 * content security policy.
 */
function lighterZod() {
  return new rspack.NormalModuleReplacementPlugin(
    /^(?:\.\.\/locales\/index|\.\/compile)\.js$/,
    /** @param {{ context: string, request: string }} resource */ (resource) => {
      if (!/[\\/]zod[\\/]v4[\\/]/.test(resource.context)) return;
      resource.request = resource.request.endsWith('compile.js')
        ? join(import.meta.dirname, 'zod-compile.mjs')
        : '../locales/en.js';
    },
  );
}

/** Deletes the source maps of former builds, which are outside of the folder that the bundler cleans. */
class FreshMapsPlugin {
  /** @param {string} folder */
  constructor(folder) {
    this.folder = folder;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.beforeRun.tap('FreshMaps', () => rmSync(this.folder, { recursive: true, force: true }));
  }
}
