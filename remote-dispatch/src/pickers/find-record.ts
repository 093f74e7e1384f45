import { ApiProblem, dataOf } from '@navette/shared/api';
import type { QueryClient } from '@tanstack/react-query';

const KEPT_MS = 60_000;

/** First record of a list response; null when it is empty. */
async function firstOrNull<Item>(call: Promise<{ data?: readonly Item[] }>): Promise<Item | null> {
  try {
    const [first] = await dataOf(call);
    return first ?? null;
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return null;
    throw error;
  }
}

const keyOf = (kind: string, id: number) => ['picked', kind, id] as const;

/** Caches the found records, so that the chosen one need not be fetched again. */
export function cacheRecords<Item extends { readonly id: number }>(
  cache: QueryClient,
  kind: string,
  items: readonly Item[],
): readonly Item[] {
  for (const item of items) cache.setQueryData(keyOf(kind, item.id), item);
  return items;
}

/**
 * Looks up a record for a picker, deduplicated and cached for a minute.
 * @param kind distinguishes records of different kinds with the same id
 * @param ask fetches this one record
 * @returns null when there is none with this id
 */
export const findRecord = <Item>(
  cache: QueryClient,
  kind: string,
  id: number,
  ask: () => Promise<{ data?: readonly Item[] }>,
): Promise<Item | null> =>
  cache.fetchQuery({
    queryKey: keyOf(kind, id),
    queryFn: () => firstOrNull(ask()),
    staleTime: KEPT_MS,
    meta: { failure: 'inPlace' },
  });
