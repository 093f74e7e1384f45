import type { RunnableSet } from '@navette/shared/federation';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { pageReleaseQuery, type PageRelease } from './page-release.ts';

/** Query of the release set of this page. */
export const useReleaseSet = (): UseQueryResult<RunnableSet> => useQuery({ ...pageReleaseQuery, select: setOf });

const setOf = ({ set }: PageRelease): RunnableSet => set;
