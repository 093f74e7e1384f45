import { execFile } from 'node:child_process';
import { rename, rm, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Account } from './account.ts';

const run = promisify(execFile);

/**
 * Creates the data folder of PostgreSQL, whole or not at all. The collation is PostgreSQL's own: it does not change
 * under the indexes when the operating system is upgraded.
 */
export async function createCluster(initdb: string, data: string, account: Account | undefined): Promise<void> {
  if (await stat(data).catch(() => undefined)) return;
  const unfinished = `${data}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await run(
    initdb,
    [
      '-D',
      unfinished,
      '-U',
      'navette',
      '-E',
      'UTF8',
      '--no-locale',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--auth-local=trust',
      '--auth-host=reject',
      '--no-instructions',
    ],
    { ...account, cwd: '/' },
  );
  await rename(unfinished, data);
}
