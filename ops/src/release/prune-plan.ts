import { history, type Change } from '../registry/history.ts';
import { previousId } from '../registry/history.ts';
import { HOST, keys } from '../registry/keys.ts';
import { unlessDamaged } from '../registry/stored.ts';
import { currentId } from '../registry/sets.ts';
import { readStaging } from '../registry/staged.ts';
import { readStoredSet } from '../registry/sets.ts';
import {
  byVersion,
  isWorkingCopy,
  type Publication,
  presentPublications,
  publishedRemotes,
} from '../registry/versions.ts';
import { publishedAs } from './difference.ts';
import type { Registry } from '../registry/registry.ts';

/** Sets and versions to remove. */
export interface PrunePlan {
  /** Ids of sets, oldest first. */
  readonly sets: readonly string[];
  readonly versions: readonly { readonly name: string; readonly version: string; readonly bytes: number }[];
  /** Size of these versions. */
  readonly bytes: number;
}

/** Finds the sets and versions to remove: see {@link prune}. */
export async function prunePlan(registry: Registry, days: number, now: Date): Promise<PrunePlan> {
  const since = new Date(now.getTime() - days * 86_400_000);
  const inUse = await setsInUse(registry, since);
  const [existing, recent] = await existingSets(registry, since);
  const retained = existing.filter((id) => inUse.has(id) || recent.has(id));
  const pinned = new Set((await Promise.all(retained.map((id) => versionsOf(registry, id)))).flat());
  const names = [...(await publishedRemotes(registry)), HOST];
  const lists = await Promise.all(
    names.map(async (name) => ({ name, publications: await presentPublications(registry, name) })),
  );
  const versions = lists.flatMap(({ name, publications }) =>
    unusedSince(publications, since)
      .filter(({ version }) => !pinned.has(`${name}@${version}`))
      .map(({ version, bytes }) => ({ name, version, bytes })),
  );
  return {
    sets: existing.filter((id) => !retained.includes(id)),
    versions,
    bytes: versions.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

async function setsInUse(registry: Registry, since: Date): Promise<Set<string>> {
  const changes = await history(registry);
  const current = await currentId(registry);
  const staging = await readStaging(registry);
  const named = [
    current,
    current === undefined ? undefined : previousId(changes, current),
    staging?.set,
    staging?.base,
  ];
  return new Set([...setsSince(changes, since), ...named.filter((id) => id !== undefined)]);
}

async function existingSets(registry: Registry, since: Date): Promise<[ids: string[], recent: Set<string>]> {
  const sets = (await registry.store.list(keys.sets)).flatMap(({ name, at }) =>
    /^[\w-]{1,64}\.json$/.test(name) ? [{ id: name.slice(0, -'.json'.length), at }] : [],
  );
  return [sets.map(({ id }) => id), new Set(sets.flatMap(({ id, at }) => (at >= since ? [id] : [])))];
}

async function versionsOf(registry: Registry, id: string): Promise<string[]> {
  const set = await unlessDamaged(readStoredSet(registry, id));
  if (!set) return [];
  const { remotes, host } = set;
  const versions = Object.entries(remotes).map(([name, { base }]) => `${name}@${publishedAs(base)}`);
  return host?.pinned ? [...versions, `${HOST}@${publishedAs(host.pinned.base)}`] : versions;
}

/** Versions last offered before `since`, without the highest release. */
function unusedSince(publications: readonly Publication[], since: Date): Publication[] {
  const last = [...new Map(publications.map((publication) => [publication.version, publication])).values()];
  const highest = last
    .filter(({ version }) => !isWorkingCopy(version))
    .toSorted((left, right) => byVersion(left.version, right.version))
    .at(-1);
  return last.filter((publication) => publication !== highest && Date.parse(publication.at) < since.getTime());
}

/**
 * Sets that a page which is still open may need: those that ran or were staged at some moment since `since`, and for each the one that ran before it,
 * which is what a tab falls back to.
 * @param changes oldest first
 */
function setsSince(changes: readonly Change[], since: Date): Set<string> {
  const retained = new Set<string>();
  for (const [index, { action, before, after }] of changes.entries()) {
    if (after === null) continue;
    const end = action === 'stage' ? endOfStaging(changes.slice(index + 1), after) : endOfRun(changes.slice(index + 1));
    if (end !== undefined && Date.parse(end) < since.getTime()) continue;
    retained.add(after);
    if (action === 'activate' && before !== null) retained.add(before);
  }
  return retained;
}

const runs = ({ action }: Change): boolean => action === 'activate' || action === 'rollback';

const endOfRun = (later: readonly Change[]): string | undefined => later.find(runs)?.at;

const endOfStaging = (later: readonly Change[], set: string): string | undefined =>
  later.find(
    (change) => change.action === 'stage' || change.action === 'unstage' || (runs(change) && change.after === set),
  )?.at;
