import { $api } from '@navette/shared/api';
import { useUser } from '@navette/shared/session';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useKnownRoutes } from '../use-known-routes.ts';
import { groupHits, type HitGroup } from './search-hits.ts';
import { useAddedHits } from './use-added-hits.ts';

/** Minimum length: a shorter text matches nearly everything. */
const shortest = 2;

/** State of the global search. */
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
