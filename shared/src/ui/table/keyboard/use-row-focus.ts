import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, RefObject } from 'react';
import type { RowKey } from '../rows/row-key.ts';
import { indexOf, rowOf } from './row-target.ts';

/** The row that Tab leads to, and how the focus gets to a row. */
export interface RowFocus {
  /** Place on the page of the one row in the tab order; -1 on an empty page. */
  readonly activeIndex: number;
  /** Makes a row the one in the tab order. */
  readonly activate: (index: number) => void;
  /** Brings a row into sight and gives it the focus, as soon as it is drawn. */
  readonly focusRow: (index: number) => void;
  /** Spread on the `<table>`. */
  readonly handlers: { readonly onFocus: (event: FocusEvent) => void; readonly onBlur: (event: FocusEvent) => void };
}

/** What the focus moves over. */
export interface RowFocusOptions {
  readonly keys: readonly RowKey[];
  readonly table: RefObject<HTMLTableElement | null>;
  readonly scrollTo: (index: number) => void;
}

/**
 * A roving tab stop over the rows of a page. It sticks to the row, not to its place, so that a live refresh never moves it; when the focused row
 * goes away (deleted, filtered out), the one that took its place gets the focus.
 */
export function useRowFocus({ keys, table, scrollTo }: RowFocusOptions): RowFocus {
  const [active, setActive] = useState<{ readonly key: RowKey | undefined; readonly index: number }>({
    key: undefined,
    index: 0,
  });
  const wanted = useRef<number | null>(null);
  const inside = useRef(false);
  const place = active.key === undefined ? -1 : keys.indexOf(active.key);
  const activeIndex = place === -1 ? Math.min(active.index, keys.length - 1) : place;
  const gone = active.key !== undefined && place === -1;

  const activate = useCallback((index: number) => setActive({ key: keys[index], index }), [keys]);
  const focusRow = (index: number) => {
    if (index < 0 || index >= keys.length) return;
    wanted.current = index;
    activate(index);
    scrollTo(index);
  };

  useLayoutEffect(() => {
    if (gone && inside.current && keys.length > 0 && document.activeElement === document.body)
      wanted.current = activeIndex;
    if (wanted.current === null) return;
    const row = table.current?.querySelector<HTMLElement>(`tr[data-index="${String(wanted.current)}"]`);
    if (!row) return;
    wanted.current = null;
    row.focus({ preventScroll: true });
  });

  const onFocus = ({ target }: FocusEvent) => {
    inside.current = true;
    const row = rowOf(target);
    if (row && indexOf(row) !== activeIndex) activate(indexOf(row));
    else if (row && active.key === undefined) activate(activeIndex);
  };
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    // A row that is taken out of the page loses the focus too, but stays "inside": its successor gets it.
    if (relatedTarget instanceof Node) inside.current = table.current?.contains(relatedTarget) ?? false;
    else queueMicrotask(() => (inside.current &&= !target.isConnected));
  };
  return { activeIndex, activate, focusRow, handlers: { onFocus, onBlur } };
}
