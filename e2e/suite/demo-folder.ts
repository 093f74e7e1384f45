import { execFile } from 'node:child_process';
import { lstat, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { port } from './address.ts';
import { startSuite, stopSuite } from './start-suite.ts';
import { temporaryFolder } from './temporary-folder.ts';

const VARIABLE = 'E2E_DEMO_FOLDER';

/**
 * Fills a data folder with the demo data, once for all suites of a run: each of them starts on a copy of it.
 * @returns deletes the folder
 */
export async function fillDemoFolder(): Promise<() => Promise<void>> {
  const folder = await temporaryFolder('demo');
  await stopSuite(await startSuite({ port, dataDir: folder }));
  // A database that had to stand elsewhere is not in the folder: then every suite fills its own.
  const isWhole = (await lstat(join(folder, 'postgres'))).isDirectory();
  // Workers inherit the environment.
  if (isWhole) process.env[VARIABLE] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/**
 * Makes a data folder with the demo data, or without where nobody has filled one: then the suite that starts on it does so.
 * @param remotes those that are to run in it, where not all are
 */
export async function newDataFolder(folder: string, remotes?: readonly string[]): Promise<string> {
  const filled = process.env[VARIABLE];
  // cp keeps the owner of the database's files, which fs.cp does not.
  if (filled !== undefined) await promisify(execFile)('cp', ['-a', filled, folder]);
  // The one that was copied runs all of them.
  if (remotes) await rm(join(folder, 'registry'), { recursive: true, force: true });
  return folder;
}
