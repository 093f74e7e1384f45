import type { MenuIcon } from './menu-icons.ts';
import type { MenuOverride } from './menu-override.ts';
import { MENU_SECTIONS, type MenuSectionId } from './menu-sections.ts';
import type { RemoteDeclaration } from './remote-declaration.ts';
import type { Titles } from './titles.ts';

/** An entry of the menu as it is drawn. */
export interface MenuItem {
  readonly path: string;
  readonly titles: Titles;
  readonly icon: MenuIcon;
  /** Name of the remote that owns the page, for prefetching it. */
  readonly remote: string;
  readonly module: string;
  /** The permission that opens it. */
  readonly page: string;
}

/** A section of the menu that has at least one entry. */
export interface MenuGroup {
  readonly id: MenuSectionId;
  /** Key of its heading in the shared catalogue; `null` for the entries at the top. */
  readonly titleKey: string | null;
  readonly items: readonly MenuItem[];
}

/**
 * The menu of a user: the host's sections with the entries that the remotes declare, as ops changed them, that the user may open.
 * Empty sections are left out (S1 §2.2).
 * @param mayOpen answers for the permission of a route
 */
export function menuOf(
  declarations: readonly RemoteDeclaration[],
  overrides: readonly MenuOverride[],
  mayOpen: (page: string) => boolean,
): MenuGroup[] {
  const entries = declarations.flatMap(({ name, routes }) =>
    routes.flatMap(({ path, page, menu, titles, module }) => {
      if (menu === undefined || !mayOpen(page)) return [];
      const change = overrides.find((override) => override.path === path);
      if (change?.hidden === true) return [];
      return [
        {
          section: change?.section ?? menu.section,
          order: change?.order ?? menu.order,
          item: { path, titles: change?.titles ?? titles, icon: menu.icon, remote: name, module, page },
        },
      ];
    }),
  );
  return MENU_SECTIONS.map(({ id, titleKey }) => ({
    id,
    titleKey,
    items: entries
      .filter((entry) => entry.section === id)
      .toSorted((left, right) => left.order - right.order || left.item.path.localeCompare(right.item.path, 'en'))
      .map((entry) => entry.item),
  })).filter(({ items }) => items.length > 0);
}
