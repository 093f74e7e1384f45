import { Refusal } from '../refusal.ts';
import { type By, changing, makeChange } from '../registry/change.ts';
import { type Change, history, historyWarnings } from '../registry/history.ts';
import { lineage, previousId, startOf, verifiedOf } from '../registry/history.ts';
import { keys } from '../registry/keys.ts';
import { currentId, currentOrLost, pointerTo } from '../registry/sets.ts';
import { assertThere, readStoredSet } from '../registry/sets.ts';
import type { Changed } from './activate.ts';
import { assertIntact, lastIntact } from './intact.ts';
import type { Registry } from '../registry/registry.ts';

/**
 * Rolls back to the previous set, or to a named former one; where the pointer can't be read, to the last set of the history that can run. Not verified again, to be fast; only its files are checked.
 * A second rollback goes one set further back; the set that was left returns by an activation, or by its name.
 * @param to Id of a set that ran.
 * @param from Only when this set still runs, null for a pointer that can't be read; for who decides by what was so a moment ago.
 * @throws {Refusal} when there is nothing to go back to, its files are gone, or something else than `from` runs
 */
export async function rollback(registry: Registry, by: By, to?: string, from?: string | null): Promise<Changed> {
  return changing(registry, async (locked) => {
    const before = await currentOrLost(registry);
    if (before === undefined) throw new Refusal('Nothing runs yet.');
    if (from !== undefined && from !== before)
      throw new Refusal(
        `${from ?? 'Nothing that can be read'} does not run any more; ${before ?? 'nothing that can be read'} does. Nothing was changed.`,
      );
    const changes = await history(registry);
    const target = to ?? (await formerOf(registry, changes, before));
    const verified = verifiedOf(changes, target);
    if (target === before) return { set: before, before, changed: false, verified };
    assertRan(changes, target);
    await assertThere(registry, target);
    await assertIntact(registry, await readStoredSet(registry, target));
    await makeChange(
      locked,
      by,
      { action: 'rollback', before, after: target, verified },
      { key: keys.current, content: pointerTo(target) },
    );
    return { set: target, before, changed: true, verified };
  });
}

/** @throws {Refusal} when there is no set to go back to */
async function formerOf(registry: Registry, changes: readonly Change[], before: string | null): Promise<string> {
  const found = before === null ? await lastIntact(registry, lineage(changes)) : previousId(changes, before);
  if (found !== undefined) return found;
  const fault =
    before === null
      ? 'The history knows no set that can still run: ops list shows what is published, ops activate --latest runs it.'
      : 'Nothing ran before this set.';
  throw new Refusal([fault, ...(await historyWarnings(registry))].join(' '));
}

/** Milliseconds in which the same rollback by the same caller is the first one sent again. */
const REPEATED_WITHIN = 60_000;

/**
 * The rollback that the same caller made a moment ago for the same reason, when what it went to runs still: a program that got no answer sends a call again,
 * and without `from` would go one set further.
 * @param only remotes that alone went back
 */
export async function repeatedRollback(
  registry: Registry,
  { who, why }: By,
  only?: readonly string[],
  now: Date = new Date(),
): Promise<Changed | undefined> {
  const changes = await history(registry);
  const last = changes.findLast(({ action }) => action === 'activate' || action === 'rollback');
  const isSame =
    last?.action === 'rollback' &&
    last.who === who &&
    last.why === why &&
    JSON.stringify(last.only?.toSorted()) === JSON.stringify(only?.toSorted()) &&
    now.getTime() - Date.parse(last.at) < REPEATED_WITHIN &&
    (await currentId(registry)) === last.after;
  return isSame ? { set: last.after, before: last.before, changed: false, verified: last.verified } : undefined;
}

function assertRan(changes: readonly Change[], set: string): void {
  if (!startOf(changes, set))
    throw new Refusal(
      `${set} never ran for everybody, so it is nothing to go back to. \`ops history\` names those that did.`,
    );
}
