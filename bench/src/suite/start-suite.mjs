import { join } from 'node:path';
import { publish } from './publish.mjs';
import { startServer } from './start-server.mjs';

/**
 * The whole suite: server, host and published remotes, with the demo.
 * @param {import('./workshop.mjs').Workshop} workshop
 * @param {Record<string, string>} [settings] Further variables of the environment of its server.
 */
export async function startSuite({ demoData, folder }, settings = {}) {
  const registryDir = join(folder, 'published');
  const dataDir = await demoData();
  await publish(registryDir);
  return { ...(await startServer({ dataDir, registryDir, settings })), registryDir };
}
