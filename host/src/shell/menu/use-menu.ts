import { mayOpen } from '@navette/shared/domain';
import { menuOf, type MenuGroup } from '@navette/shared/federation';
import { useUser } from '@navette/shared/session';
import { useMemo } from 'react';
import { useReleaseSet } from '../../federation/release-set.ts';
import { withHome, withReleases } from './with-home.ts';

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
