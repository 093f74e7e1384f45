import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes a folder that every account may enter. As root the database runs under another account, and in a private
 * folder it would be placed elsewhere behind a link, which copies of the folder would share.
 */
export async function temporaryFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `navette-${name}-`));
  await chmod(folder, 0o755);
  return folder;
}
