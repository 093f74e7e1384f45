import { Refusal } from '../refusal.ts';
import { type By, changing, makeChange } from '../registry/change.ts';
import { changeSchema, history } from '../registry/history.ts';
import { keys } from '../registry/keys.ts';
import { verifiedOf } from '../registry/lineage.ts';
import { withLock } from '../registry/lock.ts';
import { pointerTo } from '../registry/sets.ts';
import { storeOf } from '../registry/store/store-of.ts';
import type { Store } from '../registry/store/store.ts';
import { assertRights } from '../rights/caller.ts';
import { ADMIN } from '../rights/scope.ts';
import type { Damage, PointerDamage, RepairPlan } from './damage.ts';
import { findDamage } from './find-damage.ts';
import { pointerDamage } from './pointer-damage.ts';

/** What is damaged in a registry, and what {@link repair} would do. Changes nothing. */
export async function repairPlan(registry: string): Promise<RepairPlan> {
  const [damages, pointer] = await Promise.all([findDamage(registry), pointerDamage(registry)]);
  return { damages, pointer };
}

/**
 * Sets aside what can't be read, writes compressed forms anew that were changed, and restores the pointer to the last good set of the history. Nothing is deleted: what is damaged is moved to `damaged/`.
 * Both are lines of the history.
 * @returns what was done
 * @throws {Refusal} when the history knows no set that can still run
 */
export async function repair(registry: string, by: By): Promise<RepairPlan> {
  assertRights([ADMIN]);
  const damages = await withLock(registry, async ({ confirm }) => {
    const found = await findDamage(registry);
    await confirm();
    if (found.length > 0) await mend(storeOf(registry), found, by);
    return found;
  });
  const pointer = await changing(registry, async (held) => {
    const found = await pointerDamage(registry);
    if (found) await restore(registry, found, by, (change, to) => makeChange(registry, held, change, to));
    return found;
  });
  return { damages, pointer };
}

async function mend(store: Store, found: readonly Damage[], by: By): Promise<void> {
  const at = new Date().toISOString();
  const forms = found.filter(({ form }) => form !== undefined);
  const damages = found.filter(({ form }) => form === undefined);
  for (const { form } of forms) if (form) await store.folders.compress(form.folder, form.path);
  for (const { key, lines } of damages) {
    const text = lines ? lines.join('\n') : ((await store.read(key))?.text ?? '');
    await store.put(`damaged/${at.replaceAll(/[-:.Z]/g, '')}-${key.replaceAll('/', '-')}`, text);
  }
  const what = [
    ...(damages.length > 0
      ? [`set aside: ${damages.map(({ key, lines }) => (lines ? `${lines.length} of ${key}` : key)).join(', ')}`]
      : []),
    ...(forms.length > 0 ? [`written anew: ${forms.map(({ key }) => key).join(', ')}`] : []),
  ].join('; ');
  const files = damages.map(({ key, lines }) => ({ file: key, lines: lines?.length ?? null }));
  const entry = { ...by, at, action: 'repair', before: null, after: null, verified: 'none', what, setAside: files };
  await store.append(keys.history, JSON.stringify(changeSchema.parse(entry)));
  for (const { key, lines } of damages)
    await (lines ? store.cut(key, (line) => !lines.includes(line)) : store.remove(key));
}

type Change = Parameters<typeof makeChange>[2];
type Replacement = Parameters<typeof makeChange>[3];

async function restore(
  registry: string,
  { what, before, to }: PointerDamage,
  by: By,
  change: (entry: Change, to: Replacement) => Promise<void>,
): Promise<void> {
  if (to === null)
    throw new Refusal(
      `${what}, and the history knows no set that can still run: ops list shows what is published, ops activate --latest runs it.`,
    );
  const verified = verifiedOf(await history(registry), to);
  const entry: Change = {
    ...by,
    at: new Date().toISOString(),
    action: 'rollback',
    before,
    after: to,
    verified,
    what: `repair: ${what}`.slice(0, 500),
  };
  await change(entry, { key: keys.current, content: pointerTo(to) });
}
