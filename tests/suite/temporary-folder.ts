import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes a folder that every account may enter. As root the database runs under another account, and in a private
 * folder it would stand elsewhere behind a link: copies of the folder would share one database.
 */
export async function temporaryFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `navette-${name}-`));
  await chmod(folder, 0o755);
  return folder;
}
