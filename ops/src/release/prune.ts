import { type By, changing, makeChange } from '../registry/change.ts';
import { keys, HOST } from '../registry/keys.ts';
import { assertRights, ADMIN } from '../rights/caller.ts';
import type { Registry } from '../registry/registry.ts';
import { history, type Change, previousId } from '../registry/history.ts';
import { unlessDamaged } from '../registry/stored.ts';
import { currentId, currentSet, readStoredSet } from '../registry/sets.ts';
import { readTrials, stagedSets } from '../registry/staged.ts';
import { compositions } from './compositions.ts';
import {
  byVersion,
  isWorkingCopy,
  type Publication,
  presentPublications,
  publishedRemotes,
} from '../registry/versions.ts';
import { partsOf } from './difference.ts';

/** Sets and versions that a prune removed, or would. */
export interface Pruned extends PrunePlan {
  /** False when it was only asked what would be removed. */
  readonly removed: boolean;
}

/**
 * Removes unused sets and versions. Retained are the running and the previous set, those of trials, every set that ran or was staged in the last
 * `days`, all versions of these, the highest version of every remote, and whatever is younger than `days`.
 * @param days at least 1
 * @param dryRun only says what would be removed
 */
export async function prune(
  registry: Registry,
  { days, dryRun }: { days: number; dryRun: boolean },
  by: By,
  now: Date = new Date(),
): Promise<Pruned> {
  if (!dryRun) assertRights(registry.caller, [ADMIN]);
  return changing(registry, async (locked) => {
    const store = registry.store;
    const plan = await prunePlan(registry, days, now);
    if (dryRun || plan.sets.length + plan.versions.length === 0) {
      if (!dryRun) await store.sweep(now);
      return { ...plan, removed: false };
    }
    const what = `${plan.sets.length} sets, ${plan.versions.map(({ name, version }) => `${name} ${version}`).join(', ') || 'no versions'}`;
    const at = now.toISOString();
    // The list is the commit point; its files are removed afterwards, after a crash by the next prune.
    const content = `${JSON.stringify({ at, ...plan }, null, 1)}\n`;
    await makeChange(locked, by, { action: 'prune', at, what }, { key: keys.pruned, content });
    for (const id of plan.sets) {
      await store.remove(keys.set(id));
      await store.remove(keys.signaturesOfSet(id));
    }
    for (const { name, version } of plan.versions) await store.folders.remove(keys.remote(name, version));
    await store.sweep(now);
    return { ...plan, removed: true };
  });
}

/** Sets and versions to remove. */
interface PrunePlan {
  /** Ids of sets, oldest first. */
  readonly sets: readonly string[];
  readonly versions: readonly { readonly name: string; readonly version: string; readonly bytes: number }[];
  /** Size of these versions. */
  readonly bytes: number;
}

/** Finds the sets and versions to remove: see {@link prune}. */
async function prunePlan(registry: Registry, days: number, now: Date): Promise<PrunePlan> {
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
  const trials = await readTrials(registry);
  const running = trials.length > 0 ? await currentSet(registry) : undefined;
  const composed = running ? compositions(running, await stagedSets(registry)) : [];
  const named = [
    current,
    current === undefined ? undefined : previousId(changes, current),
    ...trials.flatMap(({ set, base }) => [set, base]),
    ...composed.map(({ set }) => set.id),
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
  return set ? partsOf(set).map(({ name, version }) => `${name}@${version}`) : [];
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
    (change) =>
      ((change.action === 'stage' || change.action === 'unstage') && change.before === set) ||
      (runs(change) && change.after === set),
  )?.at;
