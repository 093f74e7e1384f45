import type { RunnableSet } from '@navette/shared/federation';
import { knownRoutes, routeAt } from '../../federation/find-route.ts';
import { releasesItem, startPageItem } from '../menu/with-home.ts';

const ofHost: readonly string[] = [startPageItem.path, releasesItem.path];

/** Whether a set has a page at this address. The start page and that of releases are the host's, whatever the set. */
export const hasPageAt = (set: RunnableSet, pathname: string): boolean =>
  ofHost.includes(pathname) || routeAt(knownRoutes(set), pathname) !== undefined;
