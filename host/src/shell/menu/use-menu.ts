import { mayOpen } from '@navette/shared/domain';
import { menuOf, type MenuGroup, MENU_SECTIONS, type MenuItem } from '@navette/shared/federation';
import { useUser } from '@navette/shared/session';
import { useMemo } from 'react';
import { useReleaseSet } from '../../federation/release-set.ts';

const none: readonly MenuGroup[] = [];

/** Menu of the user: permitted pages of the host and the remotes. Complete even while remotes are down or refused. */
export function useMenu(): readonly MenuGroup[] {
  const { data, errorUpdateCount } = useReleaseSet();
  const isMissed = errorUpdateCount > 0;
  const pages = useUser()?.pages;
  return useMemo(() => {
    const withHost = (groups: readonly MenuGroup[]) =>
      withHome(mayOpen(pages, 'releases') ? withReleases(groups) : groups);
    if (!data) return isMissed ? withHost(none) : none;
    const refused = data.refused.flatMap(({ pinned }) => pinned ?? []);
    const declarations = [...Object.values(data.remotes), ...refused].map(({ declaration }) => declaration);
    return withHost(menuOf(declarations, data.menu, (page) => mayOpen(pages, page)));
  }, [data, isMissed, pages]);
}

/** Start page of the host, at `/` unless a remote declares a page there. */
export const startPageItem: MenuItem = {
  path: '/',
  titles: { fr: 'Accueil', nl: 'Start', en: 'Home' },
  icon: 'house',
  remote: '',
  module: '',
  page: '',
};

/** Releases page of the host, for permitted users. */
export const releasesItem: MenuItem = {
  path: '/releases',
  titles: { fr: 'Versions en service', nl: 'Actieve versies', en: 'Releases' },
  icon: 'layers',
  remote: '',
  module: '',
  page: '',
};

/** Adds the start page as the first entry. */
export function withHome(groups: readonly MenuGroup[]): readonly MenuGroup[] {
  if (groups.some(({ items }) => items.some(({ path }) => path === '/'))) return groups;
  const [first, ...others] = groups;
  if (first?.id === 'home') return [{ ...first, items: [startPageItem, ...first.items] }, ...others];
  return [{ id: 'home', titleKey: null, items: [startPageItem] }, ...groups];
}

/** Adds the releases page as the last entry of the host's sections. */
export function withReleases(groups: readonly MenuGroup[]): readonly MenuGroup[] {
  const section = MENU_SECTIONS.find(({ id }) => id === 'others');
  if (!section) return groups;
  const items = groups.find(({ id }) => id === section.id)?.items ?? [];
  const isOfHost = ({ id }: MenuGroup): boolean => MENU_SECTIONS.some((one) => one.id === id);
  return [
    ...groups.filter((group) => isOfHost(group) && group.id !== section.id),
    { ...section, items: [...items, releasesItem] },
    ...groups.filter((group) => !isOfHost(group)),
  ];
}
