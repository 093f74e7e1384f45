import type { RunnableSet } from '@navette/shared/federation';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { pageReleaseQuery, type PageRelease } from './page-release.ts';

/** The set this page runs on, while it is asked for, and when it can't be had. */
export const useReleaseSet = (): UseQueryResult<RunnableSet> => useQuery({ ...pageReleaseQuery, select: setOf });

const setOf = ({ set }: PageRelease): RunnableSet => set;
