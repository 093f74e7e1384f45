import { useEffect, useRef } from 'react';

/** The kit gives the focus back in a task after the one in which a dialog closes. */
const AFTER_KIT = 50;

/**
 * Resolves when a dialog that closes now has given the focus back: a question about what it did is asked after that, so that its answer gives the focus to what
 * opened the dialog instead of a button that is gone.
 */
export const focusGivenBack = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, AFTER_KIT));

/**
 * Gives the focus to the dialog below, else to the heading of the page, where the element that had it before is gone or disabled when a dialog closes, as the
 * button of what has just been done: without a focus the keyboard starts again at the top of the suite. Before both to `finalFocus`: the kit gives no focus back
 * when a dialog closes before it had taken it, as one that is closed while it takes the place of its loading state.
 */
export function useFocusAfter(open: boolean, finalFocus?: () => HTMLElement | null): void {
  const latest = useRef(finalFocus);
  useEffect(() => {
    latest.current = finalFocus;
  });
  useEffect(() => {
    if (!open) return;
    return () => void setTimeout(() => focusIfNowhere(latest.current?.()), AFTER_KIT);
  }, [open]);
}

/** The same once a button has gone with what it did, such as the Undo of a payment that is undone. */
export const keepFocus = (): void => void setTimeout(() => focusIfNowhere(), AFTER_KIT);

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

function focusIfNowhere(wanted?: HTMLElement | null): void {
  if (!isNowhere()) return;
  wanted?.focus({ preventScroll: true });
  if (!isNowhere()) return;
  const below = [...document.querySelectorAll<HTMLElement>(':is([role=dialog], [role=alertdialog])[data-state=open]')];
  (below.at(-1) ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
}
