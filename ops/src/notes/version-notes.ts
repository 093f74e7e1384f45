import { compareVersions } from '@navette/shared/release';
import * as z from 'zod';
import { readJson } from '../registry/pin.ts';
import { localFolder } from '../registry/registry.ts';
import { plainVersion } from '../registry/versions.ts';
import type { Registry } from '../registry/registry.ts';

const changelogSchema = z.array(
  z.object({
    version: z.string(),
    notes: z.array(z.object({ kind: z.enum(['major', 'minor', 'patch']), text: z.string() })),
  }),
);

/** Notes of a version of a remote in the words of its team, newest version first. */
export type VersionNotes = z.infer<typeof changelogSchema>[number];

/**
 * Notes of the versions of a remote between two of them, from the changelog that is part of the later one. When `from` is the later one, of those that going back takes
 * away. Of two working copies of one version, what that version brings.
 * @param from null for everything that is known
 * @param to null for a remote that goes
 * @returns none where the version was built before changelogs were packed, or is gone
 */
export async function versionNotes(
  registry: Registry,
  name: string,
  { from, to }: { from: string | null; to: string | null },
): Promise<VersionNotes[]> {
  const [low, high] = inOrder(from, to);
  if (high === null) return [];
  const notes = await changelogOf(registry, name, high);
  const [above, upTo] = [low === null ? null : plainVersion(low), plainVersion(high)];
  if (above === upTo) return notes.filter(({ version }) => version === upTo);
  return notes.filter(
    ({ version }) => compareVersions(version, upTo) <= 0 && (above === null || compareVersions(version, above) > 0),
  );
}

function inOrder(left: string | null, right: string | null): [low: string | null, high: string | null] {
  if (left === null || right === null) return [null, left ?? right];
  return compareVersions(plainVersion(left), plainVersion(right)) <= 0 ? [left, right] : [right, left];
}

async function changelogOf(registry: Registry, name: string, version: string): Promise<VersionNotes[]> {
  try {
    const text = await readJson(await localFolder(registry, name, version), 'changelog.json');
    return changelogSchema.safeParse(text).data ?? [];
  } catch {
    return [];
  }
}
