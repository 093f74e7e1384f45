import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { baseUrl, port } from './address.ts';
import { startSuite, stopSuite } from './start-suite.ts';

/** Starts the suite for the journeys, unless E2E_BASE_URL names one that runs; answers with how to stop it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.E2E_BASE_URL) {
    await fetch(`${baseUrl}/readyz`);
    return async () => {};
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'navette-journeys-'));
  const suite = await startSuite({ port, dataDir });
  return async () => {
    await stopSuite(suite);
    await rm(dataDir, { recursive: true, force: true });
  };
}
