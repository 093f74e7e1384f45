import { join } from 'node:path';
import * as z from 'zod';
import { fingerprint, hashedFiles } from '../registry/files.ts';
import { readJson } from '../registry/read-built-remote.ts';

const hostJson = z.object({ version: z.string(), build: z.string() });

const manifest = z.object({ version: z.string() });

/**
 * Identifies the build of the host in a folder by its `host.json`; a host older than that file by the version of its package and a fingerprint of
 * its files.
 * @param root folder of the host's package, with its `dist`
 */
export async function hostBuild(root: string): Promise<{ version: string; build: string }> {
  const dist = join(root, 'dist');
  const { success, data } = hostJson.safeParse(await readJson(dist, 'host.json').catch(() => undefined));
  if (success) return data;
  const { version } = manifest.parse(await readJson(root, 'package.json'));
  return { version, build: fingerprint(await hashedFiles(dist)) };
}
