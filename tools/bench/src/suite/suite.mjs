import { join } from 'node:path';
import { isSmall } from '../measure.mjs';
import { startServer } from './server.mjs';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { remotes, root } from '../../../scripts/lib/paths.mjs';
import { must } from '../../../scripts/lib/run.mjs';

/** @typedef {import('./server.mjs').RunningServer & { registryDir: string }} RunningSuite */

/** @type {Promise<RunningSuite> | undefined} */
let shared;

/**
 * The whole suite: server, host and published remotes, with the demo. In a small run, whose figures nobody reads, one serves all.
 * @param {import('./workshop.mjs').Workshop} workshop
 * @param {{ own?: string, settings?: Record<string, string> }} [options] `own`: name of a copy of the demo that nobody else fills; `settings`: further variables of the
 *   environment of its server.
 * @returns {Promise<RunningSuite>}
 */
export async function startSuite({ demoData, folder }, { own, settings = {} } = {}) {
  const registryDir = join(folder, 'published');
  await publish(registryDir);
  const copy = async (/** @type {string} */ name) => copyFolder(await demoData(), join(folder, name));
  /** @type {(options: Parameters<typeof startServer>[0]) => Promise<RunningSuite>} */
  const start = async (options) => ({ ...(await startServer({ registryDir, ...options })), registryDir });
  if (!isSmall) return start({ dataDir: await (own ? copy(own) : demoData()), settings });
  shared ??= copy('shared').then((dataDir) => start({ dataDir }));
  const { dataDir, databaseUrl, ...rest } = await shared;
  return Object.keys(settings).length > 0
    ? start({ dataDir, databaseUrl, settings })
    : { ...rest, dataDir, databaseUrl, stop: async () => {} };
}

const execute = promisify(execFile);

/**
 * Copies a data folder of a stopped server with its owners and rights: PostgreSQL insists on both.
 * @param {string} from
 * @param {string} to
 */
async function copyFolder(from, to) {
  await execute('cp', ['-a', from, to]);
  return to;
}

/** @type {Map<string, Promise<void>>} */
const published = new Map();

/**
 * Publishes the built remotes into a registry and activates them, once in a run: suites that name the same one share it.
 * @param {string} registryDir
 * @returns {Promise<void>}
 */
function publish(registryDir) {
  const done = published.get(registryDir) ?? publishAll(registryDir);
  published.set(registryDir, done);
  return done;
}

/** @param {string} registryDir */
async function publishAll(registryDir) {
  const ops = (/** @type {string[]} */ ...args) =>
    must(process.execPath, [join(root, 'ops/dist/ops.mjs'), ...args, '--registry', registryDir]);
  for (const remote of remotes) await ops('publish', join(root, remote, 'dist'), '--working-copy');
  await ops('activate', '--latest', '--unverified', '--who', 'bench', '--why', 'benchmark');
}
