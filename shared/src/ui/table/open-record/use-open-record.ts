import { useCallback } from 'react';
import { idParam, useSearchState } from '../../../router/index.ts';

const SEARCH = { id: idParam() };

/** The record that is open over a list. */
export interface OpenRecord {
  /** Undefined while none is. */
  readonly id: number | undefined;
  readonly open: (id: number) => void;
  /** Removes only `id` from the URL. */
  readonly close: () => void;
}

/**
 * `?id=` of a list page: a link opens the record, Back closes it. The page renders its dialog while `id` is given, and `MissingRecord` when the server
 * doesn't know it.
 */
export function useOpenRecord(): OpenRecord {
  const [{ id }, setSearch] = useSearchState(SEARCH);
  const open = useCallback((next: number) => setSearch({ id: next }), [setSearch]);
  const close = useCallback(() => setSearch({ id: undefined }), [setSearch]);
  return { id, open, close };
}
