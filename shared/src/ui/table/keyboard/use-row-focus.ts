import { useCallback, useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { keepFocus } from '../../overlay/dialog/modal.ts';
import { indexOf, rowOf } from './row-target.ts';
import type { RowKey } from '../data-table-props.ts';

/** Roving tabindex over the rows. */
export interface RowFocus {
  /** Index on the page of the row in the tab order; -1 on an empty page. */
  readonly activeIndex: number;
  /** Moves the tab stop to a row. */
  readonly activate: (index: number) => void;
  /** Scrolls to a row and focuses it, as soon as it is rendered. */
  readonly focusRow: (index: number) => void;
  /** Spread on the `<table>`. */
  readonly handlers: { readonly onFocus: (event: FocusEvent) => void; readonly onBlur: (event: FocusEvent) => void };
}

/** Rows of the roving tabindex. */
export interface RowFocusOptions {
  readonly keys: readonly RowKey[];
  readonly table: RefObject<HTMLTableElement | null>;
  readonly scrollTo: (index: number) => void;
}

/**
 * Roving tabindex over the rows of a page. It follows the row's key, not its index, so that a live refresh never moves it; when the focused row
 * is removed (deleted, filtered out), the row now at its index gets the focus; the heading of the page when it was the last one.
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
    if (gone && inside.current && document.activeElement === document.body) {
      if (keys.length > 0) wanted.current = activeIndex;
      else keepFocus();
    }
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
    // The focus lost with a removed row counts as "inside", so that its successor gets it.
    if (relatedTarget instanceof Node) inside.current = table.current?.contains(relatedTarget) ?? false;
    else queueMicrotask(() => (inside.current &&= !target.isConnected));
  };
  return { activeIndex, activate, focusRow, handlers: { onFocus, onBlur } };
}
