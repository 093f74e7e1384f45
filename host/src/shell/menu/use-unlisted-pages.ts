import { mayOpen } from '@navette/shared/domain';
import type { MenuItem } from '@navette/shared/federation';
import { useUser } from '@navette/shared/session';
import { useMemo } from 'react';
import { useKnownRoutes } from '../use-known-routes.ts';

/** Permitted pages without a menu entry (S1 §2.2) that stand by themselves: no parameter in their address, not below another page's address, inside the shell. */
export function useUnlistedPages(): readonly MenuItem[] {
  const routes = useKnownRoutes();
  const pages = useUser()?.pages;
  return useMemo(() => {
    const isDetail = (path: string) =>
      routes.some(({ route }) => route.path !== '/' && path.startsWith(`${route.path}/`));
    return routes.flatMap(({ remote, route: { path, page, menu, titles, layout, module } }) =>
      menu === undefined && layout !== 'bare' && !/[:*]/.test(path) && !isDetail(path) && mayOpen(pages, page)
        ? [{ path, titles, icon: 'circle', remote: remote.declaration.name, module, page } as const]
        : [],
    );
  }, [routes, pages]);
}
