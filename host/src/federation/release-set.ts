import { readReleaseSet, type RunnableSet } from '@navette/shared/federation';
import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { withOverrides } from './overrides.ts';
import { requestReleaseSet } from './request-release-set.ts';

/** The set of this page. Asked for once: a session stays on the set it started with. */
export const releaseSetQuery = queryOptions({
  queryKey: ['release', 'current'],
  queryFn: async (): Promise<RunnableSet> => withOverrides(readReleaseSet(await requestReleaseSet())),
  staleTime: Infinity,
  gcTime: Infinity,
  retry: 2,
  networkMode: 'always',
});

/** The release set, while it is asked for, and when it can't be had. */
export const useReleaseSet = (): UseQueryResult<RunnableSet> => useQuery(releaseSetQuery);
