import type { MenuOverride, Titles } from '@navette/shared/release';
import { currentSet } from '../registry/sets.ts';
import type { Registry } from '../registry/registry.ts';

/** An entry of the menu as everybody has it now. */
export interface ListedEntry {
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
