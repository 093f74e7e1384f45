import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The signing key of tokens: from the environment, else generated once and stored in the data folder, readable by its owner
 * only. Processes that start concurrently end up with the same key.
 */
export async function authSecret(dataDir: string, given = process.env.AUTH_SECRET): Promise<Uint8Array> {
  if (given) {
    if (given.length < 32) throw new Error('AUTH_SECRET must have at least 32 characters');
    return new TextEncoder().encode(given);
  }
  const file = join(dataDir, 'auth-secret');
  await mkdir(dataDir, { recursive: true });
  const stored = await readFile(file).catch(() => undefined);
  if (stored) return stored;
  const fresh = `${file}.${process.pid}`;
  await writeFile(fresh, randomBytes(32).toString('base64url'), { mode: 0o600 });
  await link(fresh, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(fresh);
  return readFile(file);
}
