import { execFile } from 'node:child_process';
import { chmod, cp, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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
  await fromShellSafePath(initdb, (program) => initialise(program, unfinished, account));
  await rename(unfinished, data);
}

/** initdb gives the path of the programs beside it to a shell, in double quotes; where that would read a variable or a command out of it, a copy is run from elsewhere. */
async function fromShellSafePath(initdb: string, work: (initdb: string) => Promise<unknown>): Promise<void> {
  if (!/[$`"\\]/.test(initdb)) {
    await work(initdb);
    return;
  }
  const copy = await mkdtemp(join(tmpdir(), 'navette-initdb-'));
  try {
    await cp(dirname(dirname(initdb)), copy, { recursive: true, verbatimSymlinks: true });
    await chmod(copy, 0o755);
    await work(join(copy, 'bin/initdb'));
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

const initialise = (initdb: string, data: string, account: Account | undefined) =>
  run(
    initdb,
    [
      '-D',
      data,
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
