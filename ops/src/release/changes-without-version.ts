import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { unversionedChangesets } from './pending-changesets.mjs';

const manifest = z.object({ name: z.string() });

/**
 * Changesets that wait for the next version of a built remote; none where only its `dist` folder was brought.
 * @param dist The `dist` folder of the remote, beside its package.json.
 */
export async function changesWithoutVersion(dist: string): Promise<readonly string[]> {
  const root = dirname(dist);
  const text = await readFile(join(root, 'package.json'), 'utf8').catch(() => undefined);
  const name = text === undefined ? undefined : manifest.safeParse(JSON.parse(text)).data?.name;
  return name === undefined ? [] : unversionedChangesets(root, name);
}
