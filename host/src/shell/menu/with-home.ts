import type { MenuGroup, MenuItem } from '@navette/shared/federation';

/** The host's own start page, which stands at `/` as long as no remote has a page there. */
export const startPageItem: MenuItem = { path: '/', titles: { fr: 'Accueil', nl: 'Start', en: 'Home' }, icon: 'house', remote: '', module: '' };

/** A menu that begins with the way home. */
export function withHome(groups: readonly MenuGroup[]): readonly MenuGroup[] {
  if (groups.some(({ items }) => items.some(({ path }) => path === '/'))) return groups;
  const [first, ...others] = groups;
  if (first?.id === 'home') return [{ ...first, items: [startPageItem, ...first.items] }, ...others];
  return [{ id: 'home', titleKey: null, items: [startPageItem] }, ...groups];
}
