import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { port as suitePort } from './address.ts';
import { newDataFolder } from './demo-folder.ts';
import { startSuite, stopSuite } from './start-suite.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Running suite of one file of journeys, which may release to it, break it and roll it back. */
export interface OwnSuite {
  readonly origin: string;
  readonly registry: string;
  /** Folder for files of the journeys, removed with the suite. */
  readonly folder: string;
  readonly stop: () => Promise<void>;
}

/**
 * @param offset a number that no other file of journeys uses: how far its port is from that of the shared suite
 * @param options speed of the drivers who are played, if they are to be; the remotes that run, where not all are to; more of the environment
 */
export async function startOwnSuite(
  offset: number,
  options: { simulator?: number; remotes?: readonly string[]; env?: Readonly<Record<string, string>> } = {},
): Promise<OwnSuite> {
  const folder = await temporaryFolder('own');
  const dataDir = await newDataFolder(join(folder, 'data'), options.remotes);
  const port = suitePort + offset;
  const suite = await startSuite({ port, dataDir, ...options });
  return {
    origin: `http://127.0.0.1:${port}`,
    registry: join(dataDir, 'registry'),
    folder,
    stop: async () => {
      await stopSuite(suite);
      // On a busy machine the database may still write while it stops.
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });
    },
  };
}
