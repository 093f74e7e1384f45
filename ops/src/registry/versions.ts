import { readdir } from 'node:fs/promises';
import * as z from 'zod';
import { appendLine } from './atomic.ts';
import { readLines } from './json-lines.ts';
import { paths } from './paths.ts';

const publication = z.strictObject({
  version: z.string(),
  at: z.iso.datetime(),
  fingerprint: z.string(),
  bytes: z.int(),
});

/** A version of a remote entered the registry, or was offered again with the same content. */
export type Publication = z.infer<typeof publication>;

export async function recordPublication(registry: string, name: string, entry: Publication): Promise<void> {
  await appendLine(paths.versions(registry, name), JSON.stringify(publication.parse(entry)));
}

/** Publications of one remote, oldest first. */
export async function publications(registry: string, name: string): Promise<Publication[]> {
  return z.array(publication).parse(await readLines(paths.versions(registry, name)));
}

/** Names of the remotes that have ever been published here, sorted. */
export async function publishedRemotes(registry: string): Promise<string[]> {
  const entries = await readdir(registry, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isDirectory() && entry.name !== 'sets' && !entry.name.startsWith('.')).map(({ name }) => name);
  return names.sort();
}
