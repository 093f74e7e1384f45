import { useMemo } from 'react';
import { knownRoutes, type KnownRoute } from '../federation/find-route.ts';
import { useReleaseSet } from '../federation/release-set.ts';

const none: readonly KnownRoute[] = [];

/** Routes of the release set; none while it loads or after a failure. */
export function useKnownRoutes(): readonly KnownRoute[] {
  const { data } = useReleaseSet();
  return useMemo(() => (data ? knownRoutes(data) : none), [data]);
}
