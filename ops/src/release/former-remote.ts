import type { PinnedRemote, ReleaseSet } from '@navette/shared/release';
import { type Change, history } from '../registry/history.ts';
import { keys } from '../registry/keys.ts';
import { lineage } from '../registry/history.ts';
import { currentId, readSet } from '../registry/sets.ts';
import { readStoredSet, type StoredSet } from '../registry/sets.ts';
import { publishedAs } from './difference.ts';
import type { Registry } from '../registry/registry.ts';

/** Sets that are looked at, the newest ones: what ran earlier is no way back at night. */
const MOST_SETS = 30;

/** Pin of a remote before the version that runs: undefined when it was not there. */
export interface FormerRemote {
  readonly pinned: PinnedRemote | undefined;
}

/**
 * Pin of a remote before the version that runs, among the sets that a rollback may go to.
 * @returns undefined when nothing else of it ran before
 */
export async function formerRemote(
  registry: Registry,
  changes: readonly Change[],
  running: ReleaseSet,
  name: string,
): Promise<FormerRemote | undefined> {
  const former = await formerSet(registry, lineage(changes, running.id), name);
  return former && { pinned: (await readSet(registry, former.id)).remotes[name] };
}

/** The version that a rollback of a remote alone goes to; null when there is none, or its files are not there any more. */
export async function formerVersion(registry: Registry, name: string): Promise<string | null> {
  const current = await currentId(registry);
  if (current === undefined) return null;
  const base = (await formerSet(registry, lineage(await history(registry), current), name))?.remotes[name]?.base;
  if (base === undefined) return null;
  const version = publishedAs(base);
  return (await registry.store.folders.has(keys.remote(name, version))) ? version : null;
}

/**
 * The newest set with the version of a remote before the one that runs. A version that was left for an earlier one is no former version, whether by a
 * rollback or by an activation. Sets that were pruned are passed over.
 */
async function formerSet(registry: Registry, line: readonly string[], name: string): Promise<StoredSet | undefined> {
  const versions: { base: string | undefined; set: StoredSet }[] = [];
  for (const id of line.slice(-MOST_SETS)) {
    const set = await readStoredSet(registry, id).catch(() => undefined);
    if (!set) continue;
    const base = set.remotes[name]?.base;
    const known = versions.findIndex((version) => version.base === base);
    if (known >= 0) versions.length = known;
    versions.push({ base, set });
  }
  return versions.at(-2)?.set;
}
