import { join } from 'node:path';
import { publish } from './publish.mjs';
import { startServer } from './start-server.mjs';

/**
 * The whole suite: server, host and published remotes, with the demo.
 * @param {import('./workshop.mjs').Workshop} workshop
 */
export async function startSuite({ demoData, folder }) {
  const registryDir = join(folder, 'published');
  const dataDir = await demoData();
  await publish(registryDir);
  return { ...(await startServer({ dataDir, registryDir })), registryDir };
}
