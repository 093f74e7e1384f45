import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../../scripts/lib/build.mjs';
import { install } from '../../../scripts/lib/pnpm.mjs';
import { startServer } from './server.mjs';

/**
 * Context of the suites: progress, working folder, demo data.
 * @typedef {object} Workshop
 * @property {(message: string) => void} say Prints a line of progress.
 * @property {string} folder Files of this run; removed at its end.
 * @property {() => Promise<string>} demoData Data folder with the demo in its database: NAVETTE_DEMO_FOLDER, which stays, or one of this run; filled when first asked for, then shared by the suites.
 */

/**
 * Builds missing artefacts, creates a folder for the run, and removes it afterwards.
 * @param {(message: string) => void} say
 * @param {(workshop: Workshop) => Promise<void>} work
 */
export async function withWorkshop(say, work) {
  await install();
  await build(say);
  const folder = await mkdtemp(join(tmpdir(), 'navette-bench-'));
  // PostgreSQL does not run as root; the user it runs as must be able to enter its folder.
  await chmod(folder, 0o755);
  const demoFolder = process.env.NAVETTE_DEMO_FOLDER ?? join(folder, 'data');
  /** @type {Promise<string> | undefined} */
  let demo;
  const fill = async () => (existsSync(demoFolder) ? demoFolder : fillDemo(demoFolder, say));
  try {
    await work({ say, folder, demoData: () => (demo ??= fill()) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Lets the server fill its database with the demo, 20,000 bookings, and stops it.
 * @param {string} dataDir
 * @param {(message: string) => void} say
 * @returns {Promise<string>} The folder.
 */
async function fillDemo(dataDir, say) {
  say('filling a database with the demo');
  const server = await startServer({ dataDir });
  await server.stop();
  return dataDir;
}
