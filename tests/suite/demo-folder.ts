import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
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
  const parent = await temporaryFolder('demo');
  const folder = await newDataFolder(join(parent, 'data'));
  await stopSuite(await startSuite({ port, dataDir: folder }));
  // A database kept elsewhere is not in the folder; then every suite fills its own.
  const isWhole = (await lstat(join(folder, 'postgres'))).isDirectory();
  // Workers inherit the environment.
  if (isWhole) process.env[VARIABLE] = folder;
  return () => rm(parent, { recursive: true, force: true });
}

/** Fills NAVETTE_DEMO_FOLDER for what runs after these journeys, unless it is filled or not named. */
export async function fillSharedDemo(): Promise<void> {
  const { NAVETTE_DEMO_FOLDER: folder } = process.env;
  if (folder && !existsSync(folder)) await stopSuite(await startSuite({ port, dataDir: folder }));
}

/**
 * Makes a data folder with the demo data: a copy of the one of this run, or of the one that journeys or benchmarks before it have filled
 * (NAVETTE_DEMO_FOLDER). Without either it is empty, and the suite that starts on it fills it.
 * @param remotes those that are to run in it, where not all are
 */
export async function newDataFolder(folder: string, remotes?: readonly string[]): Promise<string> {
  const filled = process.env[VARIABLE] ?? process.env.NAVETTE_DEMO_FOLDER;
  if (filled && existsSync(filled)) await copyFolder(filled, folder);
  // The copied registry has all of them active.
  if (remotes) await rm(join(folder, 'registry'), { recursive: true, force: true });
  return folder;
}

/** cp preserves the owner of the database's files, fs.cp does not. */
const copyFolder = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to]);
