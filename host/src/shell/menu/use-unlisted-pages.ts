import { mayOpen } from '@navette/shared/domain';
import type { MenuItem } from '@navette/shared/federation';
import { useUser } from '@navette/shared/session';
import { useMemo } from 'react';
import { useKnownRoutes } from '../use-known-routes.ts';

/** Permitted pages without a menu entry (S1 §2.2) that need no parameter in their address, inside the shell. */
export function useUnlistedPages(): readonly MenuItem[] {
  const routes = useKnownRoutes();
  const pages = useUser()?.pages;
  return useMemo(
    () =>
      routes.flatMap(({ remote, route: { path, page, menu, titles, layout, module } }) =>
        menu === undefined && layout !== 'bare' && !/[:*]/.test(path) && mayOpen(pages, page)
          ? [{ path, titles, icon: 'circle', remote: remote.declaration.name, module } as const]
          : [],
      ),
    [routes, pages],
  );
}
