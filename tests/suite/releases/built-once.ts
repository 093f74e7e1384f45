import { createHash } from 'node:crypto';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { filledFolder } from '../../../tools/browser/src/filled-folder.mjs';
import { root } from '../root.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { buildVersion, type VersionChange } from './build-version.ts';
import { runScript } from './command.ts';

const VARIABLE = 'E2E_BUILDS';

/** Creates the folder of builds shared by the journeys of a run. @returns a function that deletes it */
export async function openBuilds(): Promise<() => Promise<void>> {
  const folder = await temporaryFolder('builds');
  // Workers inherit the environment.
  process.env[VARIABLE] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/**
 * Version of a remote, built once in a run when first needed. Read-only afterwards.
 * @param folder where it is built
 * @returns the folder of the build
 */
export function builtVersion(folder: string, name: string, change: VersionChange): Promise<string> {
  const key = createHash('sha256')
    .update(JSON.stringify([name, change]))
    .digest('hex');
  return once(folder, `${name}-${change.version}-${key.slice(0, 16)}`, async (staging) => {
    await cp(await buildVersion(folder, name, change), staging, { recursive: true });
  });
}

/** Kit for remotes outside of the repository, packed once in a run. @returns the folder of its archives */
export const packedKit = (folder: string): Promise<string> =>
  once(folder, 'kit', async (staging) => {
    const { code, errors } = await runScript(join(root, 'tools/scripts/kit.mjs'), [staging]);
    if (code !== 0) throw new Error(`the kit could not be packed:\n${errors}`);
  });

async function once(folder: string, name: string, make: (staging: string) => Promise<void>): Promise<string> {
  const made = join(process.env[VARIABLE] ?? join(folder, 'builds'), name);
  await filledFolder(made, make);
  return made;
}
