import * as z from 'zod';
import { appendLine } from './atomic.ts';
import { readLines } from './json-lines.ts';
import { paths } from './paths.ts';

const change = z.strictObject({
  at: z.iso.datetime(),
  who: z.string(),
  why: z.string(),
  action: z.enum(['activate']),
  /** Id of the set that ran before; null at the first activation. */
  before: z.string().nullable(),
  after: z.string(),
});

/** A change of what runs. */
export type Change = z.infer<typeof change>;

export async function recordChange(registry: string, entry: Change): Promise<void> {
  await appendLine(paths.history(registry), JSON.stringify(change.parse(entry)));
}

/** Changes of what runs, oldest first. */
export async function history(registry: string): Promise<Change[]> {
  return z.array(change).parse(await readLines(paths.history(registry)));
}
