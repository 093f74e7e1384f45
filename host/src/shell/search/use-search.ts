import { $api, read } from '@navette/shared/api';
import { useUser } from '@navette/shared/session';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useKnownRoutes, useReleaseSet } from '../../federation/release-set.ts';
import { groupHits, type HitGroup, addedHits } from './search-hits.ts';
import { mayOpen } from '@navette/shared/domain';
import type { SearchDeclaration } from '@navette/shared/federation';

/** Minimum length: a shorter text matches nearly everything. */
const shortest = 2;

export interface SearchState {
  readonly groups: readonly HitGroup[];
  /** The input is too short for a search. */
  readonly idle: boolean;
  /** The groups do not yet belong to the current input. */
  readonly searching: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

/** Debounced search (200 ms) for places, bookings and invoices, and for the kinds that remotes add; further typing aborts the request. */
export function useSearch(text: string): SearchState {
  const q = useSettled(text.trim(), 200);
  const routes = useKnownRoutes();
  const pages = useUser()?.pages;
  const idle = q.length < shortest;
  const { data, isFetching, error, refetch } = $api.useQuery(
    'post',
    '/service/search/all',
    { body: { q, limit: 8 } },
    { enabled: !idle, placeholderData: keepPreviousData, meta: { failure: 'inPlace' }, retry: false },
  );
  const { groups: added, isPending } = useAddedHits(idle ? '' : q);
  const groups = useMemo(
    () =>
      idle || !data
        ? []
        : [
            ...groupHits(
              data.hits.hits.map(({ _source }) => _source),
              routes,
              pages,
            ),
            ...added,
          ],
    [idle, data, routes, pages, added],
  );
  const shown = useDeferredValue(groups);
  const isBehind = isFetching || isPending || q !== text.trim() || shown !== groups;
  return {
    groups: shown,
    idle,
    searching: text.trim().length >= shortest && isBehind,
    error: idle ? null : error,
    retry: () => void refetch(),
  };
}

function useSettled(value: string, delay: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}

/** Time in ms for which a list searched in the browser counts as fresh. */
const FRESH = 5 * 60_000;

const none: readonly SearchDeclaration[] = [];

/**
 * Hits of the kinds that remotes add to the search and the user may open. Requests use the user's own permissions: a refused kind has no hits.
 * @param typed search text; empty for no search
 */
function useAddedHits(typed: string): { readonly groups: readonly HitGroup[]; readonly isPending: boolean } {
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
