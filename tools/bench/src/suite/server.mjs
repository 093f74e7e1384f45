import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/paths.mjs';
import { stopped } from './stopped.mjs';
import { createServer } from 'node:net';

/** Token for the servers' metrics. */
export const METRICS_TOKEN = 'bench';

/**
 * @typedef {object} RunningServer
 * @property {string} dataDir Its data folder.
 * @property {string} url Its origin.
 * @property {number} pid Its process.
 * @property {string} databaseUrl Its embedded database.
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the built server as production runs it, but for the demo data of a new database.
 * @param {{ dataDir: string, hostDir?: string, registryDir?: string, databaseUrl?: string, settings?: Record<string, string> }} options `databaseUrl`: that of
 *   another server, to share its data; `settings`: further variables of the environment.
 * @returns {Promise<RunningServer>}
 */
export async function startServer({ dataDir, hostDir, registryDir, databaseUrl, settings = {} }) {
  const port = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NAVETTE_DEMO: '1',
    NAVETTE_DEMO_IN_PRODUCTION: 'anybody-may-sign-in',
    NAVETTE_SIMULATOR: '0',
    LOG_LEVEL: 'info',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    REGISTRY_DIR: registryDir ?? '',
    METRICS_TOKEN,
    HOST_DIR: hostDir ?? join(root, 'host/dist'),
    ...settings,
  };
  const child = spawn(process.execPath, [join(root, 'server/dist/server.mjs')], {
    env,
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const stop = stopped(child);
  const url = `http://127.0.0.1:${port}`;
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} instead of starting`)));
  });
  return { dataDir, url, pid: child.pid ?? 0, databaseUrl: databaseUrl ?? (await embeddedUrl(dataDir)), stop };
}

/**
 * PostgreSQL writes down where its socket stands: lines 4 and 5 of its pid file are the port and the folder.
 * @param {string} dataDir
 */
async function embeddedUrl(dataDir) {
  const lines = (await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')).split('\n');
  return `postgresql://navette@/postgres?host=${encodeURIComponent(lines[4] ?? '')}&port=${lines[3]}`;
}

let next = Number(process.env.BENCH_PORT ?? 5200);

/** @returns {Promise<number>} A port that nobody listens to, from BENCH_PORT or 5200 upwards; never the same one twice. */
async function freePort() {
  for (;;) {
    const port = next++;
    if (await isFree(port)) return port;
  }
}

/** @param {number} port */
const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
