import { useLayoutEffect, type RefObject } from 'react';
import { clearBottom } from './clear-bottom.ts';

/** Mark of what toasts never cover. */
export const KEPT_CLEAR = { 'data-kept-clear': '' };

/** Keeps the toasts above the buttons of an open dialog and the pager of a list, while there are toasts. */
export function useClearBottom(region: RefObject<HTMLElement | null>, hasToasts: boolean): void {
  useLayoutEffect(() => {
    const element = region.current;
    if (!element || !hasToasts) return undefined;
    const place = () => placeAbove(element);
    place();
    // Dialogs come and go as children of the body, and grow into place.
    const observer = new MutationObserver(place);
    observer.observe(document.body, { childList: true });
    addEventListener('resize', place);
    document.addEventListener('scroll', place, true);
    document.addEventListener('animationend', place, true);
    return () => {
      observer.disconnect();
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
