import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { Ref } from 'react';
import type { RowKey } from './rows/row-key.ts';
import type { TableHandle } from './table-handle.ts';

const PATIENCE_MS = 10_000;
const MARK_MS = 2000;

/** How a row is found and scrolled to. */
export interface RevealOptions {
  readonly ref: Ref<TableHandle> | undefined;
  /** Announces a row that the user saved, so that it comes at once. */
  readonly own: (key: RowKey) => void;
  /** Index of a row in the sorted rows; -1 while it isn't there. */
  readonly placeOf: (key: RowKey) => number;
  /** Goes to the page of this index, and scrolls to it. */
  readonly show: (place: number) => void;
  /** Focuses the row in the tab order. */
  readonly focus: () => void;
}

/** Implements `TableHandle`: waits for the row, reveals it, and returns its key while it is highlighted. */
export function useReveal({ ref, own, placeOf, show, focus }: RevealOptions): RowKey | undefined {
  const [wanted, setWanted] = useState<{ readonly key: RowKey; readonly place?: number } | null>(null);
  const latest = useRef({ show, focus });
  useImperativeHandle(
    ref,
    () => ({
      reveal: (key) => {
        own(key);
        setWanted({ key });
      },
      focus: () => latest.current.focus(),
    }),
    [own],
  );
  const place = wanted && wanted.place === undefined ? placeOf(wanted.key) : -1;
  if (wanted && place !== -1) setWanted({ key: wanted.key, place });

  useEffect(() => {
    latest.current = { show, focus };
  });
  useEffect(() => {
    if (!wanted) return undefined;
    if (wanted.place !== undefined) latest.current.show(wanted.place);
    const timer = setTimeout(() => setWanted(null), wanted.place === undefined ? PATIENCE_MS : MARK_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  return wanted?.place === undefined ? undefined : wanted.key;
}
