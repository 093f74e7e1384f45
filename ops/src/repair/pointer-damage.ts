import { Refusal } from '../refusal.ts';
import { Damaged } from '../registry/damaged.ts';
import { history } from '../registry/history.ts';
import { lineage, startOf } from '../registry/lineage.ts';
import { currentId } from '../registry/sets.ts';
import { readSetAnew } from '../registry/stored-set.ts';
import { assertIntact } from '../release/intact.ts';
import { assertServable } from '../signing/assert-signed.ts';
import type { PointerDamage } from './damage.ts';

/** What is wrong with what runs, and the last good set to which it is restored; null when nothing is wrong. */
export async function pointerDamage(registry: string): Promise<PointerDamage | null> {
  const changes = await history(registry);
  const current = await currentId(registry).catch(damaged);
  const what =
    current instanceof Damaged ? "the pointer can't be read" : await faultOf(registry, current, changes.length);
  if (what === null) return null;
  const before = typeof current === 'string' ? current : null;
  for (const to of lineage(changes).toReversed())
    if (to !== before && (await cannotRun(registry, to)) === null) {
      const start = startOf(changes, to);
      return { what, before, to, ran: start ? { at: start.at, who: start.who } : null };
    }
  return { what, before, to: null, ran: null };
}

async function faultOf(registry: string, current: string | undefined, changes: number): Promise<string | null> {
  if (current !== undefined) return cannotRun(registry, current);
  return changes > 0 && lineage(await history(registry)).length > 0 ? 'the pointer is gone' : null;
}

/** Why a set can't run; null when it can. */
async function cannotRun(registry: string, id: string): Promise<string | null> {
  try {
    const set = await readSetAnew(registry, id);
    // Compressed forms are written anew beside it.
    await assertIntact(registry, set, false);
    await assertServable(registry, set);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.message.replace(/\.(?: `ops.*)?$/, '');
  }
}

function damaged(error: unknown): Damaged {
  if (error instanceof Damaged) return error;
  throw error;
}
