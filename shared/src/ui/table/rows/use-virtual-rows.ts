import {
  defaultRangeExtractor,
  observeElementRect,
  useVirtualizer,
  type Range,
  type Rect,
  type Virtualizer,
} from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { HEAD_HEIGHT } from '../table-style.ts';

/** Row count from which the list is virtualized. */
const MOST_AT_ONCE = 60;

/** Index of a rendered row, or the spacer (key and height in px) of rows that are not. */
export type RenderedLine = number | readonly [key: string, height: number];

/** Rendered rows, with a spacer before and after them. */
export interface VirtualRows {
  readonly lines: readonly RenderedLine[];
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
  if (!enabled) return { lines: Array.from({ length: count }, (_, index) => index), scrollTo, perWindow };

  const first = virtualizer.range?.startIndex ?? 0;
  const drawn = virtualizer.getVirtualItems().map(({ index }) => index);
  // The focused row, when it is outside of the window: before the first spacer, or after the second.
  const apart = keep !== undefined && drawn.includes(keep) && !drawn.includes(keep - 1) && !drawn.includes(keep + 1);
  const window = apart ? drawn.filter((index) => index !== keep) : drawn;
  const above = apart && keep < first ? [keep] : [];
  const below = apart && keep > first ? [keep] : [];
  const before = ((window[0] ?? 0) - above.length) * rowHeight;
  const after = (count - 1 - (window.at(-1) ?? -1) - below.length) * rowHeight;
  return { lines: [...above, ['before', before], ...window, ['after', after], ...below], scrollTo, perWindow };
}

/** Default window before it is measured, and without layout (a hidden tab, a test). */
const USUAL_RECT: Rect = { width: 1200, height: 720 };

const observeVisibleRect = (instance: Virtualizer<HTMLElement, Element>, report: (rect: Rect) => void) =>
  observeElementRect(instance, (rect) => report(rect.height > 0 ? rect : USUAL_RECT));

function withRow(range: Range, keep: number | undefined): number[] {
  const indices = defaultRangeExtractor(range);
  if (keep === undefined || keep >= range.count || indices.includes(keep)) return indices;
  return keep < (indices[0] ?? 0) ? [keep, ...indices] : [...indices, keep];
}
