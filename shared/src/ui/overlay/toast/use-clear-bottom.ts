import { useLayoutEffect, type RefObject } from 'react';
import { clearBottom } from './clear-bottom.ts';

/** Mark of what toasts never cover. */
export const KEPT_CLEAR = { 'data-kept-clear': '' };

/** Keeps the toasts above the buttons of an open dialog, the bar of selected rows and the pager of a list, while there are toasts. */
export function useClearBottom(region: RefObject<HTMLElement | null>, hasToasts: boolean): void {
  useLayoutEffect(() => {
    const element = region.current;
    if (!element || !hasToasts) return undefined;
    const place = () => placeAbove(element);
    place();
    let frame = 0;
    const placeInNextFrame = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    // Dialogs come and go and grow into place, bars of selected rows appear. Once a frame: to place reads the layout.
    const observer = new MutationObserver(placeInNextFrame);
    observer.observe(document.body, { childList: true, subtree: true });
    addEventListener('resize', place);
    document.addEventListener('scroll', place, true);
    document.addEventListener('animationend', place, true);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      removeEventListener('resize', place);
      document.removeEventListener('scroll', place, true);
      document.removeEventListener('animationend', place, true);
    };
  }, [region, hasToasts]);
}

function placeAbove(region: HTMLElement): void {
  const kept = [...document.querySelectorAll('[data-kept-clear]')].map((one) => one.getBoundingClientRect());
  region.style.bottom = `${String(clearBottom(region.getBoundingClientRect(), kept, innerHeight))}px`;
}
