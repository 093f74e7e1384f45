import type { MenuOverride, ReleaseSet } from '@navette/shared/release';
import { Refusal } from '../refusal.ts';
import { type By, changing } from '../registry/change.ts';
import { history } from '../registry/history.ts';
import { startOf } from '../registry/history.ts';
import { currentSet, newSet, sameContent, writeSet } from '../registry/sets.ts';
import { type Changed, pointTo } from './activate.ts';
import type { Registry } from '../registry/registry.ts';

/** Change of a menu entry: properties to override, or `reset` to the declaration of its remote. */
export type MenuWish = Omit<MenuOverride, 'path'> | 'reset';

/**
 * Changes an entry of the menu for everybody: a new set with the same versions, so that a rollback reverts it.
 * @param path The route of the entry: `/booking`.
 * @throws {Refusal} when nothing runs, or no remote that runs has such an entry
 */
export async function changeMenu(registry: Registry, path: string, wish: MenuWish, by: By): Promise<Changed> {
  return changing(registry, async (locked) => {
    const running = await currentSet(registry);
    if (!running) throw new Refusal('Nothing runs yet.');
    if (wish !== 'reset') assertEntry(running, path);
    const verified = startOf(await history(registry), running.id)?.verified ?? 'none';
    const set = newSet({ ...running, menu: menuWith(running.menu, path, wish) }, new Date());
    if (sameContent(running, set)) return { set: running.id, before: running.id, changed: false, verified };
    await writeSet(registry, set);
    const what = `menu ${path}: ${inWords(wish)}`;
    return pointTo(locked, { before: running.id, set, verified, what }, by);
  });
}

function menuWith(menu: readonly MenuOverride[], path: string, wish: MenuWish): MenuOverride[] {
  const others = menu.filter((entry) => entry.path !== path);
  if (wish === 'reset') return others;
  const { hidden, ...rest } = { ...menu.find((entry) => entry.path === path), ...wish };
  const change = { ...rest, path, ...(hidden === true ? { hidden } : {}) };
  const changed = [...others, ...(Object.keys(change).length > 1 ? [change] : [])];
  return changed.sort((left, right) => left.path.localeCompare(right.path, 'en'));
}

function assertEntry({ remotes }: ReleaseSet, path: string): void {
  const entries = Object.values(remotes).flatMap(({ declaration }) =>
    declaration.routes.flatMap((route) => (route.menu ? [route.path] : [])),
  );
  if (!entries.includes(path))
    throw new Refusal(`No remote that runs has a menu entry ${path}. Those there are: ${entries.sort().join(', ')}.`);
}

function inWords(wish: MenuWish): string {
  if (wish === 'reset') return 'as declared';
  const { hidden, section, order, titles } = wish;
  const parts = [
    hidden === undefined ? '' : hidden ? 'hidden' : 'shown',
    section ? `in ${section}` : '',
    order === undefined ? '' : `at ${order}`,
    titles ? `called ${titles.fr} / ${titles.nl} / ${titles.en}` : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}
