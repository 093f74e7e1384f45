import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { stopWithAll } from '../suite/stopped.mjs';

/**
 * Connects to a database with the statements of the server, until the suite ends.
 * @param {string} url
 * @param {string} folder Folder for the bundled statements.
 * @returns {Promise<import('./server-queries.mjs').ServerQueries>}
 */
export async function openDatabase(url, folder) {
  bundled ??= bundle(join(folder, 'server-queries.mjs'));
  /** @type {typeof import('./server-queries.mjs')} */
  const { serverQueries } = await import(await bundled);
  const queries = serverQueries(url);
  stopWithAll(queries.close);
  return queries;
}

/** @type {Promise<string> | undefined} Of this run. */
let bundled;

/** @param {string} outfile */
async function bundle(outfile) {
  await build({
    entryPoints: [join(import.meta.dirname, 'server-queries.mjs')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['pg-native'],
    banner: {
      js: "import { createRequire as nodeRequire } from 'node:module';const require = nodeRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
  return pathToFileURL(outfile).href;
}
