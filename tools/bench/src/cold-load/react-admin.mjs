import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { htmlPlugin } from '@navette/build/html';
import { baseConfig } from '../../../build/src/base.mjs';
import { precompressPlugin } from '../../../build/src/precompress.mjs';
import { pnpm } from '../../../scripts/lib/pnpm.mjs';
import { bundle } from './bundle.mjs';

const source = join(import.meta.dirname, '../../react-admin');

/**
 * Builds the list of react-admin as the host is built, but as one bundle, like its manual does. Its packages are installed here on demand, so that the
 * repository's own installation goes without them.
 * @param {string} folder
 * @returns {Promise<string>} Folder to serve.
 */
export async function buildReactAdmin(folder) {
  await pnpm(['install', '--frozen-lockfile', '--prefer-offline'], { cwd: source });
  const base = baseConfig({ root: source, development: false });
  const router = join(dirname(createRequire(join(source, 'main.tsx')).resolve('react-router/package.json')), 'dist');
  await bundle({
    ...base,
    entry: { main: join(source, 'main.tsx') },
    devtool: false,
    output: { ...base.output, path: folder, publicPath: '/', filename: 'assets/[name].[contenthash:10].js' },
    // As in the host: the package sends bundlers to its development build.
    resolve: {
      ...base.resolve,
      alias: {
        'react-router$': join(router, 'production/index.mjs'),
        'react-router/dom$': join(router, 'production/dom-export.mjs'),
      },
    },
    plugins: [...(base.plugins ?? []), htmlPlugin(join(source, 'index.html')), precompressPlugin()],
  });
  return folder;
}
