import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { baseUrl, port } from './address.ts';
import { fillDemoFolder, fillSharedDemo, newDataFolder } from './demo-folder.ts';
import { openBuilds } from './releases/built-once.ts';
import { startSuite, stopSuite } from './start-suite.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Starts the suite for the journeys, unless E2E_BASE_URL names a running one. Returns a function that stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.E2E_BASE_URL) {
    await fetch(`${baseUrl}/readyz`);
    return async () => {};
  }
  // Shared builds for suites of single journeys, which the core set does not have.
  await fillSharedDemo();
  const forOwnSuites = process.env.E2E_SET === 'core' ? [] : [await fillDemoFolder(), await openBuilds()];
  const folder = await temporaryFolder('journeys');
  const suite = await startSuite({ port, dataDir: await newDataFolder(join(folder, 'data')) });
  return async () => {
    await stopSuite(suite);
    await rm(folder, { recursive: true, force: true });
    for (const deleteFolder of forOwnSuites) await deleteFolder();
  };
}
