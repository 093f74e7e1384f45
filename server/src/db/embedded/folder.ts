import { mkdir, mkdtemp, readlink, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, canReach, privateFolder } from './account.ts';

/** Longest path of a Unix socket without its final zero, less the name of the socket. */
const socketPathMax = (process.platform === 'darwin' ? 103 : 107) - '/.s.PGSQL.5432'.length;

/**
 * The folder of the database: `postgres` in the data folder. Where nobody cannot get there (root's home is closed
 * to others), it is a link to a folder under /var/lib.
 */
export async function databaseFolder(dataDir: string, account: Account | undefined): Promise<string> {
  const folder = join(dataDir, 'postgres');
  await mkdir(dataDir, { recursive: true });
  const linked = await readlink(folder).catch(() => undefined);
  if (linked) return linked;
  if (!account || (await canReach(dataDir, account))) {
    await privateFolder(folder, account);
    return folder;
  }
  const elsewhere = await mkdtemp('/var/lib/navette-');
  await privateFolder(elsewhere, account);
  await symlink(elsewhere, folder);
  return elsewhere;
}

/** Where the socket stands: beside the data, or in a short private folder when that path is too long for a socket. */
export async function socketFolder(folder: string, account: Account | undefined): Promise<string> {
  if (folder.length <= socketPathMax) return folder;
  const short = await mkdtemp(join(tmpdir(), 'navette-pg-'));
  await privateFolder(short, account);
  return short;
}
