import { useEffect, useRef } from 'react';

/** A debounced search: typed and applied. */
export interface TypedSearch {
  readonly typed: string;
  /** The applied search. */
  readonly query: string;
  /** Applies the typed text. */
  readonly apply: () => void;
  readonly onDown: () => void;
}

/**
 * Handler of Down in the search: focuses the first row. While the search is still debounced the first row is stale, and Enter would open it, so the focus
 * waits for the found rows.
 */
export function useDownOnceSearched({ typed, query, apply, onDown }: TypedSearch): () => void {
  const awaited = useRef<string>(undefined);
  const latest = useRef(onDown);
  useEffect(() => {
    latest.current = onDown;
  });
  useEffect(() => {
    if (awaited.current === query) latest.current();
    awaited.current = undefined;
  }, [query]);
  return () => {
    const wanted = typed.trim();
    if (wanted === query) return onDown();
    awaited.current = wanted;
    return apply();
  };
}
