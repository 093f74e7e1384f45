import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { baseConfig } from './base.mjs';
import { cataloguesPlugin } from './catalogues.mjs';
import { declarationPlugin } from './declaration.mjs';
import { exposedModules } from './exposed-modules.mjs';
import { hostConfig } from './host.mjs';
import { packageInfo } from './package-info.mjs';
import { federationPlugin } from './remote.mjs';

/** Paths that the running suite answers; everything else is the development host and this remote. */
const suitePaths = ['/auth', '/service', '/api', '/release', '/registry', '/files', '/socket.io', '/healthz'];

/**
 * `navette-remote dev` without a host: this remote with hot reload, in a development build of the host, against a suite that runs elsewhere
 * (`NAVETTE_SUITE`, by default the one `npm start` starts). Its page tells the host by itself to take the remote from here.
 * @param {string} root Folder of the remote's package.
 * @returns {Promise<import('@rspack/core').Configuration>}
 */
export async function serveConfig(root) {
  const { name } = packageInfo(root);
  const container = `navette_${name.replaceAll('-', '_')}_development`;
  const hostFolder = await buildDevelopmentHost(join(root, '../host'));
  const base = baseConfig({ root, development: true, hot: true });
  const folder = `/remotes/${name}/`;
  const exposes = exposedModules(root);
  return {
    ...base,
    name,
    entry: {},
    output: {
      ...base.output,
      publicPath: folder,
      uniqueName: container,
      filename: '[name].js',
      chunkFilename: '[name].js',
    },
    plugins: [
      ...(base.plugins ?? []),
      federationPlugin(root, container, exposes),
      cataloguesPlugin(join(root, 'messages')),
      declarationPlugin(root, Object.keys(exposes)),
    ],
    devServer: devServer({ folder, name, hostFolder }),
  };
}

/**
 * @param {{ folder: string, name: string, hostFolder: string }} options
 * @returns {import('@rspack/core').Configuration['devServer']}
 */
function devServer({ folder, name, hostFolder }) {
  const page = developmentPage(readFileSync(join(hostFolder, 'index.html'), 'utf8'), name, folder);
  return {
    port: Number(process.env.PORT ?? 3000),
    hot: true,
    // Without this an edit that can't be taken over would load the page anew and lose what is typed.
    liveReload: false,
    static: { directory: hostFolder, watch: false, staticOptions: { index: false } },
    devMiddleware: { publicPath: folder, index: false },
    // A tab says nothing that nobody asked for.
    client: { logging: 'error' },
    proxy: [
      {
        context: suitePaths,
        target: process.env.NAVETTE_SUITE ?? 'http://127.0.0.1:8080',
        changeOrigin: true,
        ws: true,
        secure: false,
      },
    ],
    setupMiddlewares: (middlewares, { compiler }) => [
      { name: 'navette-texts', path: TEXTS, middleware: changedTexts(compiler) },
      ...middlewares,
      {
        name: 'navette-page',
        middleware: (
          /** @type {import('node:http').IncomingMessage} */ request,
          /** @type {import('node:http').ServerResponse} */ response,
          /** @type {() => void} */ next,
        ) => {
          if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
          response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
        },
      },
    ],
  };
}

/** Address at which the page hears that texts have changed. */
const TEXTS = '/changed-texts';

/**
 * Tells pages after a build that changed the texts of the remote, which are no module that hot reload could replace.
 * @param {import('@rspack/core').Compiler | import('@rspack/core').MultiCompiler} compiler
 */
function changedTexts(compiler) {
  /** @type {Set<import('node:http').ServerResponse>} */
  const pages = new Set();
  let before = '';
  compiler.hooks.done.tap('ChangedTexts', (stats) => {
    if (!('compilation' in stats)) return;
    const assets = stats.compilation.getAssets().filter(({ name }) => name.startsWith('messages/'));
    const now = assets.map(({ source }) => source.source().toString()).join('\n');
    if (before !== '' && now !== before) for (const page of pages) page.write('data: \n\n');
    before = now;
  });
  return (
    /** @type {import('node:http').IncomingMessage} */ request,
    /** @type {import('node:http').ServerResponse} */ response,
  ) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write('retry: 1000\n\n');
    pages.add(response);
    request.on('close', () => pages.delete(response));
  };
}

/**
 * The host's page with three additions before its scripts: a devtools hook that keeps the renderers, so that the remote's own refresh runtime
 * finds the React that is already there; the override that takes the remote from this server; and an ear for changed texts.
 * @param {string} page
 * @param {string} name
 * @param {string} folder
 */
export function developmentPage(page, name, folder) {
  const script = `<script>
      (() => {
        const renderers = new Map();
        window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
          renderers, supportsFiber: true, isDisabled: false,
          inject: (renderer) => { renderers.set(renderers.size + 1, renderer); return renderers.size; },
          onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {}, checkDCE() {},
        };
        new EventSource('${TEXTS}').onmessage = () => dispatchEvent(new Event('navette-texts'));
        localStorage.setItem('navette.overrides', JSON.stringify({ ${JSON.stringify(name)}: ${JSON.stringify(folder)} }));
      })();
    </script>`;
  return page.replace('<script', `${script}\n    <script`).replaceAll(' nonce="__NONCE__"', '');
}

/**
 * Production hosts run a production React, with which a development remote crashes.
 * @param {string} hostRoot
 * @returns {Promise<string>} The folder of its files.
 */
function buildDevelopmentHost(hostRoot) {
  const folder = join(hostRoot, '.development');
  const config = hostConfig(hostRoot, { development: true });
  const compiler = rspack({ ...config, output: { ...config.output, path: folder } });
  return new Promise((resolve, reject) => {
    compiler?.run((error, stats) => {
      const failed = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      compiler.close(() => (failed ? reject(failed) : resolve(folder)));
    });
  });
}
