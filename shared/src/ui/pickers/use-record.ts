import { useCallback, useEffect, useState } from 'react';
import type { RecordSource } from './record-source.ts';

/**
 * Fetch state of a record by id.
 * - `none`: there is no id.
 * - `loading`: no answer yet.
 * - `known`: `item` is it.
 * - `missing`: there is no record of this id.
 * - `failed`: the fetch failed; `retry` fetches again.
 */
export type RecordState<Item> =
  | { readonly status: 'none' | 'loading' | 'missing' | 'failed' }
  | { readonly status: 'known'; readonly item: Item };

interface Found<Item> {
  readonly id: number;
  readonly item: Item | null;
  readonly failed: boolean;
}

/** The record of an id, fetched from its source unless `keep` has cached it; and `retry` after a failure. */
export function useRecord<Item>(
  source: RecordSource<Item>,
  id: number | null,
): { readonly state: RecordState<Item>; readonly keep: (item: Item) => void; readonly retry: () => void } {
  const [found, setFound] = useState<Found<Item> | null>(null);
  const isAnswered = found !== null && found.id === id;

  useEffect(() => {
    if (id === null || isAnswered) return undefined;
    const abort = new AbortController();
    async function find(asked: number): Promise<Found<Item>> {
      try {
        return { id: asked, item: await source.find(asked, abort.signal), failed: false };
      } catch {
        return { id: asked, item: null, failed: true };
      }
    }
    async function ask(asked: number): Promise<void> {
      const answer = await find(asked);
      if (!abort.signal.aborted) setFound(answer);
    }
    void ask(id);
    return () => abort.abort();
  }, [source, id, isAnswered]);

  const keep = useCallback((item: Item) => setFound({ id: source.idOf(item), item, failed: false }), [source]);
  const retry = useCallback(() => setFound(null), []);
  return { state: stateOf(found, id), keep, retry };
}

function stateOf<Item>(found: Found<Item> | null, id: number | null): RecordState<Item> {
  if (id === null) return { status: 'none' };
  if (found?.id !== id) return { status: 'loading' };
  if (found.item !== null) return { status: 'known', item: found.item };
  return { status: found.failed ? 'failed' : 'missing' };
}
