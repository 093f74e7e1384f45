import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The signing key of tokens. */
export const authSecret = (dataDir: string, given = process.env.AUTH_SECRET): Promise<Uint8Array> =>
  secretOf({ dataDir, file: 'auth-secret', variable: 'AUTH_SECRET', given });

/** The key that encrypts second factors. Separate from the signing key, which may be replaced without losing data. */
export const vaultSecret = (dataDir: string, given = process.env.SECOND_FACTOR_KEY): Promise<Uint8Array> =>
  secretOf({ dataDir, file: 'second-factor-key', variable: 'SECOND_FACTOR_KEY', given });

interface SecretSource {
  dataDir: string;
  /** File name in the data folder. */
  file: string;
  variable: string;
  /** Value of the variable. */
  given: string | undefined;
}

/**
 * A key from the environment, else generated once and stored in the data folder, readable by its owner
 * only. Processes that start concurrently end up with the same key.
 */
async function secretOf({ dataDir, file: name, variable, given }: SecretSource): Promise<Uint8Array> {
  if (given) {
    if (given.length < 32) throw new Error(`${variable} must have at least 32 characters`);
    return new TextEncoder().encode(given);
  }
  const file = join(dataDir, name);
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
