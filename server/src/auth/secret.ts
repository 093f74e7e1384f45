import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The key tokens are signed with: given by the environment, else made once and kept in the data folder, readable
 * by its owner only. Processes that start together end up with the same one.
 */
export async function authSecret(dataDir: string, given = process.env.AUTH_SECRET): Promise<Uint8Array> {
  if (given) {
    if (given.length < 32) throw new Error('AUTH_SECRET must have at least 32 characters');
    return new TextEncoder().encode(given);
  }
  const file = join(dataDir, 'auth-secret');
  await mkdir(dataDir, { recursive: true });
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const fresh = `${file}.${process.pid}`;
  await writeFile(fresh, randomBytes(32).toString('base64url'), { mode: 0o600 });
  await link(fresh, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(fresh);
  return readFile(file);
}
