import { setOf } from '../release/diff.ts';
import { type RemoteDifference, remoteDifferences } from '../release/difference.ts';
import { type VersionNotes, versionNotes } from './version-notes.ts';
import type { Registry } from '../registry/registry.ts';

/** Notes of the team of a remote whose version differs between two sets. */
export interface RemoteNotes extends RemoteDifference {
  readonly versions: readonly VersionNotes[];
}

/**
 * Notes of a set compared with another one, by remote.
 * @param before Id of a set, or `current`, `previous`, `staged`.
 * @param after The same.
 * @throws {Refusal} when one is not there
 */
export async function setNotes(registry: Registry, before: string, after: string): Promise<RemoteNotes[]> {
  const [left, right] = await Promise.all([setOf(registry, before), setOf(registry, after)]);
  return Promise.all(
    remoteDifferences(left, right).map(async (difference) => ({
      ...difference,
      versions: await versionNotes(registry, difference.name, { from: difference.before, to: difference.after }),
    })),
  );
}
