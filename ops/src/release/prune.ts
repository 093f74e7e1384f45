import { type By, changing, makeChange } from '../registry/change.ts';
import { keys } from '../registry/keys.ts';
import { assertRights } from '../rights/caller.ts';
import { ADMIN } from '../rights/caller.ts';
import { type PrunePlan, prunePlan } from './prune-plan.ts';
import type { Registry } from '../registry/registry.ts';

/** Sets and versions that a prune removed, or would. */
export interface Pruned extends PrunePlan {
  /** False when it was only asked what would be removed. */
  readonly removed: boolean;
}

/**
 * Removes unused sets and versions. Retained are the running and the previous set, the staged one, every set that ran or was staged in the last
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
