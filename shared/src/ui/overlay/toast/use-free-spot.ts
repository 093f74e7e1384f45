import { useLayoutEffect, type RefObject } from 'react';
import { coveredBy, freeSpot, type Kept, type Size, type Spot } from './free-spot.ts';

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
