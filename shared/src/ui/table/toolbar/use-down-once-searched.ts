import { useEffect, useRef } from 'react';

/** A search, as typed and as carried out. */
export interface TypedSearch {
  readonly typed: string;
  /** The search in force. */
  readonly query: string;
  /** Carries out what is typed. */
  readonly apply: () => void;
  readonly onDown: () => void;
}

/**
 * The way down from a search to the first row. While the search is still on its way the first row is somebody else's, and Enter would open it: one
 * waits for the rows that are searched for.
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
