import { join } from 'node:path';
import { isSmall } from '../measure/size.mjs';
import { copyFolder } from './copy-folder.mjs';
import { publish } from './publish.mjs';
import { startServer } from './start-server.mjs';

/** @typedef {import('./start-server.mjs').RunningServer & { registryDir: string }} RunningSuite */

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
