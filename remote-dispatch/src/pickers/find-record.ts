import { ApiProblem, dataOf } from '@navette/shared/api';
import type { QueryClient } from '@tanstack/react-query';

const KEPT_MS = 60_000;

/** The one record of an answer that is a list of one; null when the server knows none. */
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

/** Keeps what a search found, so that the record that is chosen need not be asked for again. */
export function keepRecords<Item extends { readonly id: number }>(
  cache: QueryClient,
  kind: string,
  items: readonly Item[],
): readonly Item[] {
  for (const item of items) cache.setQueryData(keyOf(kind, item.id), item);
  return items;
}

/**
 * Looks a record up for a picker, once however many ask in the same minute.
 * @param kind tells records of different kinds with the same number apart
 * @param ask the call for this one record
 * @returns null when there is none of this number
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
