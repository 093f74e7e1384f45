import { useLayoutEffect, type RefObject } from 'react';
import { coveredBy, freeSpot, type Kept, type Spot } from './free-spot.ts';

/** Mark of what toasts never cover as a whole: boards, the bars of a list, open panels. */
export const KEPT_CLEAR = { 'data-kept-clear': '' };

const MARKED = '[data-kept-clear]';
const CONTROLS =
  'button, a[href], input, select, textarea, [role=button], [role=combobox], [role=option], [role^=menuitem], [role=tab]';
const MARKED_WEIGHT = 10;

/** Keeps the toasts where they cover no board and nothing that can be clicked, while there are toasts. */
export function useFreeSpot(region: RefObject<HTMLElement | null>, hasToasts: boolean): void {
  useLayoutEffect(() => {
    const element = region.current;
    if (!element || !hasToasts) return undefined;
    let spot: Spot | undefined;
    const place = () => {
      // Under the pointer they stay: a click is on its way to one of their buttons.
      if (!element.matches(':hover')) spot = placeFree(element, spot);
    };
    place();
    let frame = 0;
    const placeInNextFrame = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    // Dialogs come and go and grow into place, bars of selected rows appear. Once a frame: to place reads the layout.
    const observer = new MutationObserver(placeInNextFrame);
    observer.observe(document.body, { childList: true, subtree: true });
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
  }, [region, hasToasts]);
}

/** Moves only when something came under the toasts. */
function placeFree(region: HTMLElement, last: Spot | undefined): Spot {
  const { width, height } = region.getBoundingClientRect();
  const kept = keptClear(region);
  const [size, window] = [
    { width, height },
    { width: innerWidth, height: innerHeight },
  ];
  const fits = last && last.bottom + height <= innerHeight;
  const spot = fits && coveredBy(last, size, kept, window) === 0 ? last : freeSpot(size, kept, window);
  region.style.insetInlineEnd = `${String(spot.end)}px`;
  region.style.bottom = `${String(spot.bottom)}px`;
  return spot;
}

/** Elements behind a modal dialog can't be clicked. */
function keptClear(region: HTMLElement): Kept[] {
  const modals = document.querySelectorAll('[aria-modal=true]');
  const within = modals[modals.length - 1] ?? document;
  return [...within.querySelectorAll(`${MARKED}, ${CONTROLS}`)].flatMap((element) => {
    if (region.contains(element)) return [];
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isSeen = right > left && bottom > top && bottom > 0 && top < innerHeight;
    return isSeen ? [{ left, right, top, bottom, weight: element.matches(MARKED) ? MARKED_WEIGHT : 1 }] : [];
  });
}
