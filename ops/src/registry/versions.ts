import { compareVersions } from '@navette/shared/release';
import * as z from 'zod';
import { Refusal } from '../refusal.ts';
import { readLines } from './stored.ts';
import { HOST, keys, RESERVED_FOLDERS } from './keys.ts';
import type { Registry } from './registry.ts';

/** A line of the log of versions. */
export const publication = z.object({
  version: z.string(),
  at: z.iso.datetime(),
  fingerprint: z.string(),
  bytes: z.int(),
  /** Author; absent in lines of former versions of ops. */
  who: z.string().optional(),
});

/** A version of a remote entered the registry; a working copy has a line for each time it was offered. */
export type Publication = Readonly<z.infer<typeof publication>>;

export async function recordPublication(registry: Registry, name: string, entry: Publication): Promise<void> {
  await registry.store.append(keys.versions(name), JSON.stringify(publication.parse(entry)));
}

/** Publications of one remote, oldest first, also of versions that were pruned since. A line that can't be read is left out. */
export async function publications(registry: Registry, name: string): Promise<Publication[]> {
  return (await readLines(registry, keys.versions(name))).flatMap((line) => publication.safeParse(line).data ?? []);
}

/** Publications of one remote whose files are there, oldest first. */
export async function presentPublications(registry: Registry, name: string): Promise<Publication[]> {
  const known = await publications(registry, name);
  const present = await Promise.all(known.map(({ version }) => registry.store.folders.has(keys.remote(name, version))));
  return known.filter((_, index) => present[index]);
}

/** Names of the remotes that have ever been published here, sorted. */
export async function publishedRemotes(registry: Registry): Promise<string[]> {
  return (await registry.store.folders.names()).filter((name) => !RESERVED_FOLDERS.includes(name));
}

/** Whether a version is one that is still being written: `1.0.0+3f9ac1d2b4e6`. Production never runs one by accident. */
export const isWorkingCopy = (version: string): boolean => version.includes('+');

/** The number that a version or a working copy of it has: `1.0.0`. */
export const plainVersion = (version: string): string => version.split('+', 1)[0] ?? version;

/** Orders versions of a remote, the lowest first. */
export const byVersion = (left: string, right: string): number =>
  compareVersions(plainVersion(left), plainVersion(right));

/**
 * The publication of a version whose files are there.
 * @throws {Refusal} naming the versions there are, when it was never published or was pruned
 */
export async function publicationOf(registry: Registry, name: string, version: string): Promise<Publication> {
  const known = await presentPublications(registry, name);
  const found = known.findLast((entry) => entry.version === version);
  if (found) return found;
  if (known.length === 0 && name !== HOST) throw nothingPublished(name, await publishedRemotes(registry));
  const offered = [...new Set(known.map((entry) => entry.version))].join(', ') || 'none';
  throw new Refusal(`${name} ${version} is not published here. Published: ${offered}.`);
}

/** The refusal of a remote of which nothing is published, with the names of those there are. */
export const nothingPublished = (name: string, published: readonly string[]): Refusal =>
  published.includes(name)
    ? new Refusal(
        `No readable version of ${name} is left: publish it again from its source. \`ops verify\` checks its log for damage.`,
      )
    : new Refusal(`No version of ${name} is published here. Published: ${published.join(', ') || 'none'}.`);
