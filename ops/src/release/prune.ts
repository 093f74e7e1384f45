import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type By, changing, makeChange } from '../registry/change.ts';
import { paths } from '../registry/paths.ts';
import { removeLeftovers } from './leftovers.ts';
import { type PrunePlan, prunePlan } from './prune-plan.ts';

/** What pruning removed, or would. */
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
  registry: string,
  { days, dryRun }: { days: number; dryRun: boolean },
  by: By,
  now: Date = new Date(),
): Promise<Pruned> {
  return changing(registry, async (held) => {
    const plan = await prunePlan(registry, days, now);
    if (dryRun || plan.sets.length + plan.versions.length === 0) {
      if (!dryRun) await removeLeftovers(registry, now);
      return { ...plan, removed: false };
    }
    const what = `${plan.sets.length} sets, ${plan.versions.map(({ name, version }) => `${name} ${version}`).join(', ') || 'no versions'}`;
    const change = {
      ...by,
      at: now.toISOString(),
      action: 'prune' as const,
      before: null,
      after: null,
      verified: 'none' as const,
      what,
    };
    // The list is the commit point; its files are removed afterwards, after a crash by the next prune.
    await makeChange(registry, held, change, {
      path: paths.pruned(registry),
      content: `${JSON.stringify({ at: change.at, ...plan }, null, 1)}\n`,
    });
    for (const id of plan.sets) await rm(paths.set(registry, id), { force: true });
    for (const { name, version } of plan.versions) await removeFolder(paths.remote(registry, name, version));
    await removeLeftovers(registry, now);
    return { ...plan, removed: true };
  });
}

/** Renames the folder first, so that the removal is atomic for readers. */
async function removeFolder(folder: string): Promise<void> {
  const aside = join(dirname(folder), `.removed-${randomUUID()}`);
  await rename(folder, aside);
  await rm(aside, { recursive: true, force: true });
}
