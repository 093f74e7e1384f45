import { read } from '@navette/shared/api';
import { mayOpen } from '@navette/shared/domain';
import type { SearchDeclaration } from '@navette/shared/federation';
import { useUser } from '@navette/shared/session';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useReleaseSet } from '../../federation/release-set.ts';
import { addedHits } from './added-hits.ts';
import type { HitGroup } from './search-hits.ts';

/** Time in ms for which a list searched in the browser counts as fresh. */
const FRESH = 5 * 60_000;

const none: readonly SearchDeclaration[] = [];

/**
 * Hits of the kinds that remotes add to the search and the user may open. Requests use the user's own permissions: a refused kind has no hits.
 * @param typed search text; empty for no search
 */
export function useAddedHits(typed: string): { readonly groups: readonly HitGroup[]; readonly isPending: boolean } {
  const searches = useSearches();
  const { answers, isPending } = useQueries({
    queries: searches.map(({ call, parameter }) => ({
      // Same key prefix as other API queries, so that invalidating the list invalidates this too.
      queryKey: ['get', call, 'search', parameter === undefined ? '' : typed],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        read(addressOf(call), parameter === undefined ? {} : { [parameter]: typed }, signal),
      enabled: typed !== '' && call !== undefined,
      staleTime: FRESH,
      retry: false,
      meta: { failure: 'inPlace' as const },
    })),
    combine: (results) => ({
      answers: results.map(({ data }) => data),
      isPending: results.some(({ isLoading }) => isLoading),
    }),
  });
  const groups = useMemo(
    () => (typed === '' ? [] : searches.flatMap((search, index) => addedHits(search, answers[index], typed) ?? [])),
    [typed, searches, answers],
  );
  return { groups, isPending };
}

function useSearches(): readonly SearchDeclaration[] {
  const { data } = useReleaseSet();
  const pages = useUser()?.pages;
  return useMemo(
    () =>
      data
        ? Object.values(data.remotes)
            .flatMap(({ declaration: { searches = none } }) => searches)
            .filter(({ page }) => mayOpen(pages, page))
        : none,
    [data, pages],
  );
}

const addressOf = (call = ''): `/${string}` => `/${call.replace(/^\//, '')}`;
