import { startServer } from './start-server.mjs';

/**
 * Lets the server fill its database with the demo, 20,000 bookings, and stops it.
 * @param {string} dataDir
 * @param {(message: string) => void} say
 * @returns {Promise<string>} The folder.
 */
export async function fillDemo(dataDir, say) {
  say('filling a database with the demo');
  const server = await startServer({ dataDir });
  await server.stop();
  return dataDir;
}
