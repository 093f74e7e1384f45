import { defaultRangeExtractor, observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import type { Range, Rect, Virtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { HEAD_HEIGHT } from '../table-style.ts';

/** Row count from which the list is virtualized. */
const MOST_AT_ONCE = 60;

/** Rendered rows, and spacers for the others. */
export interface VirtualRows {
  /** The focused row when it is above the window: rendered before the first spacer. */
  readonly above: readonly number[];
  /** Visible rows, with overscan. */
  readonly window: readonly number[];
  /** The focused row when it is below the window: rendered after the second spacer. */
  readonly below: readonly number[];
  /** Height between a focused row above the window and the first row of the window; px. Null: no spacers. */
  readonly before: number | null;
  /** Height between the last row of the window and a focused row below; px. */
  readonly after: number | null;
  /** Scrolls the minimum needed to show a row. */
  readonly scrollTo: (index: number) => void;
  /** Number of rows that fit in the window. */
  readonly perWindow: number;
}

/** Inputs of the virtualization. */
export interface VirtualRowsOptions {
  readonly count: number;
  readonly rowHeight: number;
  readonly scroller: RefObject<HTMLElement | null>;
  /** Index of the focused row, which stays rendered wherever the user scrolls. */
  readonly keep: number | undefined;
}

/** Virtualizes long lists: renders only the visible rows. */
export function useVirtualRows({ count, rowHeight, scroller, keep }: VirtualRowsOptions): VirtualRows {
  const enabled = count > MOST_AT_ONCE;
  // oxlint-disable-next-line react/incompatible-library -- no React Compiler here (docs: open bugs with tables), so nothing is memoized behind its back
  const virtualizer = useVirtualizer({
    count,
    enabled,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 2,
    // The sticky heading covers the first rows of the window.
    scrollMargin: HEAD_HEIGHT,
    scrollPaddingStart: HEAD_HEIGHT,
    initialRect: USUAL_RECT,
    observeElementRect: observeVisibleRect,
    rangeExtractor: (range) => withRow(range, keep),
  });
  const perWindow = Math.max(
    1,
    Math.floor(((virtualizer.scrollRect?.height || USUAL_RECT.height) - HEAD_HEIGHT) / rowHeight),
  );
  const scrollTo = (index: number) => {
    if (enabled) virtualizer.scrollToIndex(index, { align: 'auto' });
    else scroller.current?.querySelector(`tr[data-index="${String(index)}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  if (!enabled)
    return {
      above: none,
      window: Array.from({ length: count }, (_, index) => index),
      below: none,
      before: null,
      after: null,
      scrollTo,
      perWindow,
    };

  const first = virtualizer.range?.startIndex ?? 0;
  const drawn = virtualizer.getVirtualItems().map(({ index }) => index);
  const apart = keep !== undefined && drawn.includes(keep) && !drawn.includes(keep - 1) && !drawn.includes(keep + 1);
  const window = apart ? drawn.filter((index) => index !== keep) : drawn;
  const above = apart && keep < first ? [keep] : none;
  const below = apart && keep > first ? [keep] : none;
  const before = ((window[0] ?? 0) - above.length) * rowHeight;
  const after = (count - 1 - (window.at(-1) ?? -1) - below.length) * rowHeight;
  return { above, window, below, before, after, scrollTo, perWindow };
}

const none: readonly number[] = [];

/** Default window before it is measured, and without layout (a hidden tab, a test). */
const USUAL_RECT: Rect = { width: 1200, height: 720 };

const observeVisibleRect = (instance: Virtualizer<HTMLElement, Element>, report: (rect: Rect) => void) =>
  observeElementRect(instance, (rect) => report(rect.height > 0 ? rect : USUAL_RECT));

function withRow(range: Range, keep: number | undefined): number[] {
  const indices = defaultRangeExtractor(range);
  if (keep === undefined || keep >= range.count || indices.includes(keep)) return indices;
  return keep < (indices[0] ?? 0) ? [keep, ...indices] : [...indices, keep];
}
