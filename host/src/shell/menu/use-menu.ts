import { mayOpen } from '@navette/shared/domain';
import { menuOf, type MenuGroup } from '@navette/shared/federation';
import { useUser } from '@navette/shared/session';
import { useMemo } from 'react';
import { useReleaseSet } from '../../federation/release-set.ts';
import { withHome } from './with-home.ts';

const none: readonly MenuGroup[] = [];

/** The menu of the user: what the remotes declare and the user may open. Whole also while remotes are down or refused. */
export function useMenu(): readonly MenuGroup[] {
  const { data } = useReleaseSet();
  const pages = useUser()?.pages;
  return useMemo(() => {
    if (!data) return none;
    const refused = data.refused.flatMap(({ pinned }) => pinned ?? []);
    const declarations = [...Object.values(data.remotes), ...refused].map(({ declaration }) => declaration);
    return withHome(menuOf(declarations, data.menu, (page) => mayOpen(pages, page)));
  }, [data, pages]);
}
