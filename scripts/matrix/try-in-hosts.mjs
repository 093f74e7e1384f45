import { createServer } from 'node:net';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { remotes, root } from '../lib/paths.mjs';
import { serve } from '../lib/serve.mjs';

/**
 * @typedef {{ name: string, root: string }} Release A release with its builds.
 * @typedef {{ version: string, build: string }} HostBuild
 * @typedef {{ host: HostBuild, remote: string, version: string, result: 'passed' | 'failed', findings: string[] }} Row
 * @typedef {object} Matrix What of `ops/src/matrix` is used here.
 * @property {(registry: string, dist: string) => Promise<unknown>} placeBuild
 * @property {(root: string) => Promise<HostBuild>} hostBuild
 * @property {(trial: { origin: string, host: HostBuild, remotes: unknown[], account: { email: string, password: string } }) => Promise<Row[]>} tryRemotes
 * @property {(place: string, env: NodeJS.ProcessEnv) => string} openRegistry
 * @property {(registry: string, rows: Row[]) => Promise<void>} saveRows
 */

/** Of the demo data, which the suite that is started has and no other. */
const account = { email: 'super@navette.example', password: 'navette-demo' };

/**
 * Boots the remotes of every release in the host of every release, and keeps what came of it.
 * @param {{ folder: string, releases: Release[], registry: string, say: (message: string) => void }} options `folder` is for what is thrown away afterwards.
 * @returns {Promise<Row[]>}
 */
export async function tryInHosts({ folder, releases, registry, say }) {
  /** @type {Matrix} */
  const { hostBuild, openRegistry, saveRows, placeBuild, tryRemotes } = await import(
    pathToFileURL(join(root, 'ops/dist/matrix.mjs')).href
  );
  const trials = join(folder, 'registry');
  const placed = await Promise.all(
    releases.map(async ({ root: from }) => Promise.all(builtRemotes(from).map((dist) => placeBuild(trials, dist)))),
  );
  /** @type {Row[]} */
  const rows = [];
  for (const release of releases) {
    const host = await hostBuild(join(release.root, 'host'));
    const port = await freePort();
    const server = await serve({
      port,
      env: {
        DATA_DIR: join(folder, 'data'),
        REGISTRY_URL: '',
        REGISTRY_DIR: trials,
        HOST_DIR: join(release.root, 'host/dist'),
        NAVETTE_DEMO: '1',
        NAVETTE_SIMULATOR: '0',
        LOG_LEVEL: 'error',
      },
    });
    for (const [index, set] of placed.entries()) {
      const found = await tryRemotes({ origin: `http://127.0.0.1:${port}`, host, remotes: set, account });
      for (const row of found)
        say(
          `${row.result}: ${row.remote} ${row.version} of ${releases[index]?.name} in the host ${host.version} of ${release.name}`,
        );
      rows.push(...found);
    }
    await stopped(server);
  }
  await saveRows(openRegistry(registry, process.env), rows);
  return rows;
}

/** @param {string} from @returns {string[]} */
const builtRemotes = (from) =>
  remotes.map((name) => join(from, name, 'dist')).filter((dist) => existsSync(join(dist, 'declaration.json')));

/** @param {import('node:child_process').ChildProcess} server */
function stopped(server) {
  return new Promise((resolve) => {
    server.once('exit', resolve);
    server.kill('SIGINT');
  });
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
