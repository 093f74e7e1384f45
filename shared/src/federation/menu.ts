import type { MenuEntry, MenuOverride } from './menu-entry.ts';
import { MENU_SECTIONS } from './menu-sections.ts';
import type { RemoteDeclaration } from './remote-declaration.ts';
import type { Titles } from './declarations.ts';

/** An entry of the rendered menu. */
export interface MenuItem {
  readonly path: string;
  readonly titles: Titles;
  readonly icon: MenuEntry['icon'];
  /** Name of the remote with the page, for prefetching. */
  readonly remote: string;
  readonly module: string;
  /** The permission that opens it. */
  readonly page: string;
}

/** A section of the menu that has at least one entry. */
export interface MenuGroup {
  /** Id of a section of the host, or the name of one that a remote declares. */
  readonly id: string;
  /** Key of its heading in the shared catalogue; `null` for the entries at the top, and for a section of a remote. */
  readonly titleKey: string | null;
  /** Heading of a section of a remote. */
  readonly titles?: Titles;
  readonly items: readonly MenuItem[];
}

/**
 * The menu of a user: the host's sections, then those of remotes, with the declared entries that the user may open, after the overrides of ops. An
 * entry of a missing section is listed among the others. Empty sections are left out (specification/shell.md#menu).
 * @param mayOpen tells whether the user has the permission of a route
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
  const sections: readonly Omit<MenuGroup, 'items'>[] = [...MENU_SECTIONS, ...broughtSections(declarations)];
  const known = new Set(sections.map(({ id }) => id));
  const placeOf = ({ section }: (typeof entries)[number]): string => (known.has(section) ? section : 'others');
  return sections
    .map((section) => ({
      ...section,
      items: entries
        .filter((entry) => placeOf(entry) === section.id)
        .toSorted((left, right) => left.order - right.order || left.item.path.localeCompare(right.item.path, 'en'))
        .map((entry) => entry.item),
    }))
    .filter(({ items }) => items.length > 0);
}

const broughtSections = (declarations: readonly RemoteDeclaration[]): Omit<MenuGroup, 'items'>[] =>
  declarations
    .flatMap(({ sections = [] }) => sections)
    .toSorted((left, right) => left.order - right.order || left.id.localeCompare(right.id, 'en'))
    .map(({ id, titles }) => ({ id, titleKey: null, titles }));
