import { Refusal } from '../refusal.ts';
import { type By, changing } from '../registry/change.ts';
import type { Registry } from '../registry/registry.ts';
import { currentSet, newSet, writeSet } from '../registry/sets.ts';
import { assertRights } from '../rights/caller.ts';
import { rightsBetween } from '../rights/needed-rights.ts';
import { takenAway } from '../verify/taken-away.ts';
import { type Changed, pointTo } from './activate.ts';
import { type Assurance, assure } from './assurance.ts';

/**
 * Removes remotes for everybody, and their trials; a rollback returns them.
 * @param anyway also when it takes away what other remotes use
 * @throws {Refusal} naming what it would take away, when a remote does not run, or when no remote would be left
 */
export async function remove(
  registry: Registry,
  names: readonly string[],
  by: By,
  assurance: Assurance,
  { anyway = false } = {},
): Promise<Changed> {
  return changing(registry, async (locked) => {
    const running = await currentSet(registry);
    if (!running) throw new Refusal('Nothing runs yet.');
    const unknown = names.find((name) => running.remotes[name] === undefined);
    if (unknown !== undefined)
      throw new Refusal(`${unknown} does not run. Running remotes: ${Object.keys(running.remotes).sort().join(', ')}.`);
    const remotes = Object.fromEntries(Object.entries(running.remotes).filter(([name]) => !names.includes(name)));
    if (Object.keys(remotes).length === 0) throw new Refusal('No remote would be left.');
    const set = newSet({ ...running, remotes }, new Date());
    assertRights(registry.caller, rightsBetween('activate', running, set));
    const lost = anyway ? [] : await takenAway(registry, running, set);
    if (lost.length > 0)
      throw new Refusal(
        `This would take from others:\n  ${lost.map(({ detail }) => detail).join('\n  ')}\nRemove it nevertheless with --anyway.`,
      );
    // The rest ran together already: nothing that a boot would find.
    const verified = await assure(registry, set, assurance, { boot: false });
    await writeSet(registry, set);
    return pointTo(locked, { before: running.id, running, set, verified }, by, assurance);
  });
}
