import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { AssetsPlugin } from '../assets-plugin.mjs';
import { serveFiles } from './file-server.mjs';

/**
 * Shows a remote that is being written inside a deployed suite. It is built as for a release, since a development build crashes on the production
 * React of the host; every edit builds again and reloads the page, or the texts in it.
 * @param {import('../cli/remote-package.mjs').RemotePackage} remote
 * @param {{ host: string, port: number, notice?: (text: string) => void }} options `host`: origin of the suite; `notice` is called with the output of each build.
 * @returns {Promise<{ address: string, say: string, close: () => Promise<void> }>} `address` to open; resolves after the first build.
 */
export async function devAgainstHost(remote, { host, port, notice = (text) => process.stderr.write(`${text}\n`) }) {
  process.env.NODE_ENV = 'production';
  const { remoteConfig } = await import('../remote.mjs');
  const folder = mkdtempSync(join(tmpdir(), `navette-${remote.name}-`));
  const base = `/remotes/${remote.name}/`;
  const server = await serveFiles({ folder, base, origin: host, port });
  const watching = await watch(whileWriting(remoteConfig(remote.root), folder), server.reload, notice);
  const origin = `http://127.0.0.1:${server.port}`;
  const address = `${host}/?override=${remote.name}@${origin}${base}`;
  const close = async () => {
    await watching.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { address, say: sayingWhere(remote.name, address, origin), close };
}

/**
 * @param {string} name
 * @param {string} address
 * @param {string} origin
 */
const sayingWhere = (name, address, origin) => `${name} inside the deployed suite:

  ${address}

The suite loads it only while ops allow this origin:
  ops overrides allow ${origin} --hours 8 --why "…"
Ctrl+C stops it.`;

/**
 * Faults do not stop the development build: undeclared operations are printed here and refused at the release, as sizes are, which maps
 * would only distort.
 * @param {import('@rspack/core').Configuration} config
 * @param {string} folder
 * @returns {import('@rspack/core').Configuration}
 */
const whileWriting = (config, folder) => ({
  ...config,
  devtool: 'source-map',
  output: { ...config.output, path: folder, sourceMapFilename: '[file].map' },
  plugins: config.plugins?.filter(
    (plugin) => !(plugin instanceof AssetsPlugin && ['Budget', 'Precompress'].includes(plugin.name)),
  ),
  optimization: { ...config.optimization, emitOnErrors: true },
});

/** The folder of the catalogues is among what has changed. @param {string} path */
const isCatalogue = (path) => /[\\/]messages(?:[\\/]\w+\.json)?$/.test(path);

/**
 * @param {import('@rspack/core').Configuration} config
 * @param {(textsAlone: boolean) => void} built Called after every build but the first, with whether nothing but texts has changed.
 * @param {(text: string) => void} notice
 * @returns {Promise<{ close: () => Promise<void> }>}
 */
function watch(config, built, notice) {
  const compiler = rspack(config);
  let count = 0;
  return new Promise((resolve, reject) => {
    const watching = compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
      if (error && count === 0) return reject(error);
      notice(
        error
          ? String(error)
          : stats?.hasErrors()
            ? stats.toString('errors-only')
            : `built in ${(((stats?.endTime ?? 0) - (stats?.startTime ?? 0)) / 1000).toFixed(1)} s`,
      );
      const changed = [...(compiler.modifiedFiles ?? [])];
      if (count++ > 0 && !error) built(changed.length > 0 && changed.every((file) => isCatalogue(file)));
      resolve({
        close: () =>
          new Promise((done) => {
            watching.close(() => compiler.close(() => done()));
          }),
      });
    });
  });
}
