import type { RunnableSet, PinnedRemote, RouteDeclaration, SearchTarget } from '@navette/shared/federation';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { pageReleaseQuery, type PageRelease } from './page-release.ts';
import { matchPath } from '@navette/shared/router';
import { useMemo } from 'react';

export const useReleaseSet = (): UseQueryResult<RunnableSet> => useQuery({ ...pageReleaseQuery, select: setOf });

const setOf = ({ set }: PageRelease): RunnableSet => set;

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

/** The version as the registry names it: that of a working copy includes a fingerprint of its content. */
export function releasedVersion({ base, version, declaration: { name } }: PinnedRemote): string {
  const [, remote, published] = /\/registry\/([^/]+)\/([^/]+)\/$/.exec(base) ?? [];
  return remote === name && published !== undefined ? decodeURIComponent(published) : version;
}

const none: readonly KnownRoute[] = [];

/** Routes of the release set; none while it loads or after a failure. */
export function useKnownRoutes(): readonly KnownRoute[] {
  const { data } = useReleaseSet();
  return useMemo(() => (data ? knownRoutes(data) : none), [data]);
}
