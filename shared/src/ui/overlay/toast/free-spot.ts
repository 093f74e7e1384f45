import { useLayoutEffect, type RefObject } from 'react';

/** The edges of a rectangle in the window, px. */
interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A rectangle that a toast should not cover. */
export interface Kept extends Edges {
  /** Cost of covering a part of it. */
  readonly weight: number;
}

/** Width and height of a toast or the window, px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Distances of a toast from the right end and the bottom of the window, px. */
interface Spot {
  readonly end: number;
  readonly bottom: number;
}

/** Number of heights tried beside obstacles, the least covering first: each try compares with everything visible. */
const TRIED_BESIDE = 8;

/**
 * Position where a toast covers no protected element: as low as possible, at the end of the window rather than in its middle or at its start, else
 * right beside an obstacle. If everything is taken, the one that covers least.
 * @param gap px between the toast and obstacles, and the edge of the window
 */
export function freeSpot(toast: Size, kept: readonly Kept[], window: Size, gap: number): Spot {
  const lastEnd = window.width - toast.width - gap;
  const highest = window.height - toast.height - gap;
  const bottoms = [gap, ...kept.map(({ top }) => window.height - top + gap)]
    .filter((bottom) => bottom >= gap && bottom <= Math.max(gap, highest))
    .toSorted((one, other) => one - other);
  const leastAt = (bottom: number, ends: readonly number[]): Tried | undefined =>
    ends
      .map((end) => ({ spot: { end, bottom }, covered: coveredBy({ end, bottom }, toast, kept, window) }))
      .reduce<Tried | undefined>((best, one) => (best && best.covered <= one.covered ? best : one), undefined);
  const tried: Tried[] = [];
  for (const bottom of new Set(bottoms)) {
    const least = leastAt(bottom, [gap, (window.width - toast.width) / 2, lastEnd]);
    if (least?.covered === 0) return least.spot;
    if (least) tried.push(least);
  }
  const beside = tried
    .toSorted((one, other) => one.covered - other.covered)
    .slice(0, TRIED_BESIDE)
    .flatMap(({ spot: { bottom } }) => {
      const [base, top] = [window.height - bottom, window.height - bottom - toast.height];
      const ends = kept
        .filter((one) => one.top < base && one.bottom > top)
        .flatMap(({ left, right }) => [window.width - left + gap, window.width - right - gap - toast.width]);
      return (
        leastAt(
          bottom,
          ends.filter((end) => end >= gap && end <= lastEnd),
        ) ?? []
      );
    });
  const [best] = [...tried, ...beside].toSorted((one, other) => one.covered - other.covered);
  return best?.spot ?? { end: gap, bottom: gap };
}

interface Tried {
  readonly spot: Spot;
  readonly covered: number;
}

/** Weighted area, px², that a toast would cover. */
function coveredBy({ end, bottom }: Spot, toast: Size, kept: readonly Kept[], window: Size): number {
  const right = window.width - end;
  const [left, base] = [right - toast.width, window.height - bottom];
  const top = base - toast.height;
  return kept.reduce((sum, one) => {
    const width = Math.min(right, one.right) - Math.max(left, one.left);
    const height = Math.min(base, one.bottom) - Math.max(top, one.top);
    return width > 0 && height > 0 ? sum + width * height * one.weight : sum;
  }, 0);
}

/** Marks elements that toasts must not cover at all: boards, the bars of a list, open panels. */
export const KEPT_CLEAR = { 'data-kept-clear': '' };

const MARKED = '[data-kept-clear]';
const CONTROLS =
  'button, a[href], input, label, select, textarea, [role=button], [role=combobox], [role=option], [role^=menuitem], [role=tab]';
const LIST = 'ul, [role=grid]';
const MARKED_WEIGHT = 10;

/** Marks a toast laid out in one line, with its buttons beside its text: it fits between two bars of a page. */
const ONE_LINE = 'data-one-line';

/** Layouts tried for a toast, until it covers nothing; `gap` is the distance, px, to obstacles. The last fits into the footer of the page. */
const FITS = [
  { oneLine: false, gap: 16 },
  { oneLine: true, gap: 16 },
  { oneLine: true, gap: 2 },
];

/**
 * Positions each toast, a child of the region, where it covers no board, nothing clickable and no other toast.
 * @param shown the toasts that are shown: a changed value positions new ones
 */
export function useFreeSpot(region: RefObject<HTMLElement | null>, shown: string): void {
  useLayoutEffect(() => {
    const element = region.current;
    if (!element || shown === '') return undefined;
    const place = () => placeFree(element);
    place();
    let frame = 0;
    const placeInNextFrame = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    // Dialogs, menus and selection bars appear, disappear and grow. Once a frame, since positioning reads the layout.
    const observer = new MutationObserver(placeInNextFrame);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['hidden', 'data-state'] });
    addEventListener('resize', placeInNextFrame);
    document.addEventListener('scroll', placeInNextFrame, true);
    document.addEventListener('animationend', placeInNextFrame, true);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      removeEventListener('resize', placeInNextFrame);
      document.removeEventListener('scroll', placeInNextFrame, true);
      document.removeEventListener('animationend', placeInNextFrame, true);
    };
  }, [region, shown]);
}

function placeFree(region: HTMLElement): void {
  const kept = keptClear(region);
  const window = { width: innerWidth, height: innerHeight };
  for (const toast of region.children) {
    if (!(toast instanceof HTMLElement)) continue;
    // A hovered toast stays: a click on one of its buttons may follow. One that covers nothing stays too.
    const moves = !toast.matches(':hover') && !staysFree(toast, kept, window);
    const { end, bottom } = moves ? placeOne(toast, kept, window) : spotOf(toast);
    const [right, base] = [window.width - end, window.height - bottom];
    kept.push({
      left: right - toast.offsetWidth,
      right,
      top: base - toast.offsetHeight,
      bottom: base,
      weight: MARKED_WEIGHT,
    });
  }
}

function staysFree(toast: HTMLElement, kept: readonly Kept[], window: Size): boolean {
  if (toast.style.bottom === '') return false;
  const spot = spotOf(toast);
  const size = { width: toast.offsetWidth, height: toast.offsetHeight };
  const fits = spot.bottom + size.height <= window.height && spot.end + size.width <= window.width;
  return fits && coveredBy(spot, size, kept, window) === 0;
}

const spotOf = ({ style }: HTMLElement): Spot => ({
  end: Number.parseFloat(style.insetInlineEnd),
  bottom: Number.parseFloat(style.bottom),
});

/** Chooses layout and position of a toast. */
function placeOne(toast: HTMLElement, kept: readonly Kept[], window: Size): Spot {
  const fits: { spot: Spot; oneLine: boolean; covered: number }[] = [];
  for (const { oneLine, gap } of FITS) {
    toast.toggleAttribute(ONE_LINE, oneLine);
    const size = { width: toast.offsetWidth, height: toast.offsetHeight };
    const spot = freeSpot(size, kept, window, gap);
    const covered = coveredBy(spot, size, kept, window);
    fits.push({ spot, oneLine, covered });
    if (covered === 0) break;
  }
  const [best] = fits.toSorted((one, other) => one.covered - other.covered);
  const { spot, oneLine } = best ?? { spot: { end: 16, bottom: 16 }, oneLine: false };
  toast.toggleAttribute(ONE_LINE, oneLine);
  toast.style.insetInlineEnd = `${String(spot.end)}px`;
  toast.style.bottom = `${String(spot.bottom)}px`;
  return spot;
}

/** Elements behind a modal dialog can't be clicked, so they may be covered. */
function keptClear(region: HTMLElement): Kept[] {
  const modals = document.querySelectorAll('[aria-modal=true]');
  const within = modals[modals.length - 1] ?? document;
  return [...within.querySelectorAll(`${MARKED}, ${CONTROLS}`)].flatMap((element) => {
    if (region.contains(element)) return [];
    const rect = element.getBoundingClientRect();
    const list = element.closest(LIST)?.getBoundingClientRect();
    const [left, right] = [rect.left, rect.right];
    // The visible part of an element: what is scrolled out of its list can't be clicked.
    const [top, bottom] = [Math.max(rect.top, list?.top ?? 0), Math.min(rect.bottom, list?.bottom ?? innerHeight)];
    const isSeen = right > left && bottom > top && bottom > 0 && top < innerHeight;
    return isSeen ? [{ left, right, top, bottom, weight: element.matches(MARKED) ? MARKED_WEIGHT : 1 }] : [];
  });
}
