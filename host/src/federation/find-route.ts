import type { PinnedRemote, RouteDeclaration, RunnableSet, SearchTarget } from '@navette/shared/federation';
import { matchPath } from '@navette/shared/router';

/** A page of the release set and the remote it belongs to. `refusal` is there when this host can't run that remote. */
export interface KnownRoute {
  readonly remote: PinnedRemote;
  readonly route: RouteDeclaration;
  readonly refusal: string | undefined;
}

/** All pages of the release set, also of remotes that this host can't run: their routes show the reason. */
export function knownRoutes({ remotes, refused }: RunnableSet): readonly KnownRoute[] {
  const pagesOf = (remote: PinnedRemote, refusal?: string): KnownRoute[] =>
    remote.declaration.routes.map((route) => ({ remote, route, refusal }));
  return [
    ...Object.values(remotes).flatMap((remote) => pagesOf(remote)),
    ...refused.flatMap(({ pinned, detail }) => (pinned ? pagesOf(pinned, detail) : [])),
  ];
}

/** The page at an address, if a remote has one there. */
export const routeAt = (routes: readonly KnownRoute[], pathname: string): KnownRoute | undefined =>
  routes.find(({ route }) => matchPath(route.path, pathname) !== null);

/** The page that opens a kind of record by `?id=`. */
export const routeOfRecord = (routes: readonly KnownRoute[], target: SearchTarget): KnownRoute | undefined =>
  routes.find(({ route }) => route.search === target);
