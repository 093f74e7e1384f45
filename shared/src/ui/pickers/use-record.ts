import { useCallback, useEffect, useState } from 'react';
import type { RecordSource } from './record-source.ts';

/**
 * The record of an id.
 * - `none`: there is no id.
 * - `loading`: asked and not answered.
 * - `known`: `item` is it.
 * - `missing`: there is no record of this id.
 * - `failed`: the question failed; asked again with `retry`.
 */
export type RecordState<Item> =
  | { readonly status: 'none' | 'loading' | 'missing' | 'failed' }
  | { readonly status: 'known'; readonly item: Item };

interface Found<Item> {
  readonly id: number;
  readonly item: Item | null;
  readonly failed: boolean;
}

/** The record of an id, asked from its source unless `keep` was told it; and `retry` after a failure. */
export function useRecord<Item>(
  source: RecordSource<Item>,
  id: number | null,
): { readonly state: RecordState<Item>; readonly keep: (item: Item) => void; readonly retry: () => void } {
  const [found, setFound] = useState<Found<Item> | null>(null);
  const isAnswered = found !== null && found.id === id;

  useEffect(() => {
    if (id === null || isAnswered) return;
    const abort = new AbortController();
    source.find(id, abort.signal).then(
      (item) => {
        if (!abort.signal.aborted) setFound({ id, item, failed: false });
      },
      () => {
        if (!abort.signal.aborted) setFound({ id, item: null, failed: true });
      },
    );
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
