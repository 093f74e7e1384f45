import type { MenuOverride, Titles, ReleaseSet } from '@navette/shared/release';
import { currentSet, newSet, sameContent, writeSet } from '../registry/sets.ts';
import type { Registry } from '../registry/registry.ts';
import { Refusal } from '../refusal.ts';
import { type By, changing } from '../registry/change.ts';
import { history, startOf } from '../registry/history.ts';
import { type Changed, pointTo } from './activate.ts';

/** An entry of the menu as everybody has it now. */
interface ListedEntry {
  readonly path: string;
  readonly remote: string;
  readonly section: string;
  readonly order: number;
  readonly titles: Titles;
  readonly hidden: boolean;
  /** Change of it by ops; null for none. */
  readonly override: MenuOverride | null;
}

/** Entries of the menu of the set that runs, by section and order. */
export async function menuEntries(registry: Registry): Promise<ListedEntry[]> {
  const set = await currentSet(registry);
  const entries = Object.entries(set?.remotes ?? {}).flatMap(([remote, { declaration }]) =>
    declaration.routes.flatMap(({ path, menu, titles }) => {
      if (!menu) return [];
      const override = set?.menu.find((entry) => entry.path === path);
      return [
        {
          path,
          remote,
          section: override?.section ?? menu.section,
          order: override?.order ?? menu.order,
          titles: override?.titles ?? titles,
          hidden: override?.hidden === true,
          override: override ?? null,
        },
      ];
    }),
  );
  return entries.sort(
    (left, right) =>
      left.section.localeCompare(right.section, 'en') ||
      left.order - right.order ||
      left.path.localeCompare(right.path, 'en'),
  );
}

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
    const entries = entryPaths(running);
    if (wish !== 'reset' && !entries.includes(path))
      throw new Refusal(`No running remote has a menu entry ${path}. Existing entries: ${entries.join(', ')}.`);
    const verified = startOf(await history(registry), running.id)?.verified ?? 'none';
    const set = newSet({ ...running, menu: menuWith(running.menu, path, wish) }, new Date());
    if (sameContent(running, set)) return { set: running.id, before: running.id, changed: false, verified };
    await writeSet(registry, set);
    const what = `menu ${path}: ${wish === 'reset' ? 'as declared' : wishInWords(wish)}`;
    return pointTo(locked, { before: running.id, running, set, verified, what }, by, { unverified: true });
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

/** Paths of the entries that the remotes of a set have, sorted. */
export const entryPaths = ({ remotes }: Pick<ReleaseSet, 'remotes'>): string[] =>
  Object.values(remotes)
    .flatMap(({ declaration }) => declaration.routes.flatMap((route) => (route.menu ? [route.path] : [])))
    .sort();

/** Change of a menu entry: `hidden, in others, at 40`. */
export function wishInWords({ hidden, section, order, titles }: Omit<MenuOverride, 'path'>): string {
  const parts = [
    hidden === undefined ? '' : hidden ? 'hidden' : 'shown',
    section ? `in ${section}` : '',
    order === undefined ? '' : `at ${order}`,
    titles ? `called ${titles.fr} / ${titles.nl} / ${titles.en}` : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}
