import * as z from 'zod';
import { parsedJson } from '../json.ts';
import { assertCallerStands, assertRights } from '../rights/caller.ts';
import { neededRights } from '../rights/needed-rights.ts';
import { assertSignedSet } from '../signing/signatures.ts';
import { changeSchema, type Change, history, startOf } from './history.ts';
import { contentOf, readTrials } from './staged.ts';
import { parsedLine, unlessDamaged } from './stored.ts';
import type { Registry } from './registry.ts';
import { keys } from './keys.ts';
import { LostLock } from './store/lock.ts';
import type { Held } from './store/store.ts';

/** Author and reason of a change, for the history. */
export interface By {
  readonly who: string;
  readonly why: string;
}

/** Commit point of a change: the one file that it replaces atomically (or, with `null`, removes). */
interface Replacement {
  readonly key: string;
  readonly content: string | null;
}

const pendingSchema = z.object({ key: z.string(), content: z.string().nullable(), change: changeSchema });

/** A registry whose lock is held by this work. */
export type Locked = Registry & { readonly held: Held };

/**
 * Runs `work` under the lock of the registry, after completing or dropping the change of a command that crashed. With a registry whose lock is held
 * already it runs at once, so that several changes can be made without another command in between.
 */
export async function changing<T>(registry: Registry, work: (locked: Locked) => Promise<T>): Promise<T> {
  const { held, store } = registry;
  if (held) return work({ ...registry, held });
  return store.locked(async (own) => {
    await completeHistory(registry);
    return work({ ...registry, held: own });
  });
}

/**
 * Write-ahead: makes a change, then writes it into the history. After a crash in between the next command writes the line; after a crash before the
 * commit point nothing has changed and no line is written.
 * @param made what was changed; left out are now, no sets and no verification
 * @throws {MissingRight} when the caller of the registry lacks a right for it, whatever command or call it came by
 */
export async function makeChange(
  registry: Locked,
  by: By,
  made: Pick<Change, 'action'> & Partial<Change>,
  { key, content }: Replacement,
): Promise<Change> {
  const { store, caller, held } = registry;
  const defaults = { at: new Date().toISOString(), before: null, after: null, verified: 'none' };
  const entry = changeSchema.parse({ ...defaults, ...by, ...made });
  assertRights(caller, await neededRights(registry, entry, content));
  if (entry.after !== null)
    await assertSignedSet(registry, entry.after, { fresh: !startOf(await history(registry), entry.after) });
  const before = await store.read(key);
  await assertCallerStands(caller);
  await store.put(keys.pending, JSON.stringify({ key, content, change: entry }));
  await held.confirm();
  if (content === null) await store.remove(key);
  else if (!(await store.put(key, content, before ? { tag: before.tag } : 'absent')))
    throw new LostLock('Another command changed the registry at the same time. Nothing was changed; try again.');
  await store.append(keys.history, JSON.stringify(entry));
  await tidy(registry);
  return entry;
}

async function completeHistory(registry: Registry): Promise<void> {
  const { store } = registry;
  const pending = await store.read(keys.pending);
  if (pending) {
    const { data } = pendingSchema.safeParse(parsedJson(pending.text));
    // A change that can't be read any more is forgotten.
    if (!data) return tidy(registry);
    const { key, content, change } = data;
    const now = (await store.read(key))?.text ?? null;
    const line = JSON.stringify(change);
    const written = (await store.lines(keys.history))
      .flatMap(parsedLine)
      .some((known) => JSON.stringify(changeSchema.safeParse(known).data) === line);
    if (now === content && !written) await store.append(keys.history, line);
  }
  await tidy(registry);
}

/** Drops trials whose versions run for everybody by now: a rollback of these must not bring them back. */
async function tidy(registry: Registry): Promise<void> {
  const { store } = registry;
  const stored = await store.read(keys.staged);
  const trials = stored && (await unlessDamaged(readTrials(registry)));
  if (trials) {
    const content = contentOf(trials);
    if (content === null) await store.remove(keys.staged);
    else if (content !== stored.text) await store.put(keys.staged, content);
  }
  await store.remove(keys.pending);
}
