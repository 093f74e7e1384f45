import { Refusal } from '../refusal.ts';
import { type By, changing, makeChange } from '../registry/change.ts';
import { type Change, history, historyWarnings } from '../registry/history.ts';
import { previousId, startOf, verifiedOf } from '../registry/lineage.ts';
import { keys } from '../registry/keys.ts';
import { currentId, pointerTo } from '../registry/sets.ts';
import { assertThere, readStoredSet } from '../registry/stored-set.ts';
import type { Changed } from './activate.ts';
import { assertIntact } from './intact.ts';

/**
 * Rolls back to the previous set, or to a named former one. Not verified again, to be fast; only its files are checked.
 * A second rollback goes one set further back; the set that was left returns by an activation, or by its name.
 * @param to Id of a set that ran.
 * @param from Only when this set still runs; for who decides by what was so a moment ago.
 * @throws {Refusal} when there is nothing to go back to, its files are gone, or something else than `from` runs
 */
export async function rollback(registry: string, by: By, to?: string, from?: string): Promise<Changed> {
  return changing(registry, async (held) => {
    const before = await currentId(registry);
    if (before === undefined) throw new Refusal('Nothing runs yet.');
    if (from !== undefined && from !== before)
      throw new Refusal(`${from} does not run any more; ${before} does. Nothing was changed.`);
    const changes = await history(registry);
    const target = to ?? previousId(changes, before);
    if (target === undefined)
      throw new Refusal(['Nothing ran before this set.', ...(await historyWarnings(registry))].join(' '));
    const verified = verifiedOf(changes, target);
    if (target === before) return { set: before, before, changed: false, verified };
    assertRan(changes, target);
    await assertThere(registry, target);
    await assertIntact(registry, await readStoredSet(registry, target));
    const change = {
      ...by,
      at: new Date().toISOString(),
      action: 'rollback' as const,
      before,
      after: target,
      verified,
    };
    await makeChange(registry, held, change, { key: keys.current, content: pointerTo(target) });
    return { set: target, before, changed: true, verified };
  });
}

/** Milliseconds in which the same rollback by the same caller is the first one sent again. */
const REPEATED_WITHIN = 60_000;

/**
 * The rollback that the same caller made a moment ago for the same reason, when what it went to runs still: a program that got no answer sends a call again,
 * and without `from` would go one set further.
 * @param only remotes that alone went back
 */
export async function repeatedRollback(
  registry: string,
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
