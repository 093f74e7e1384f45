import { useEffect } from 'react';

/** The kit gives the focus back in a task after the one in which a dialog closes. */
const AFTER_KIT = 50;

/**
 * Resolves when a dialog that closes now has given the focus back: a question about what it did is asked after that, so that its answer gives the focus to what
 * opened the dialog instead of a button that is gone.
 */
export const focusGivenBack = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, AFTER_KIT));

/**
 * Gives the focus to the dialog below, else to the heading of the page, where the element that had it before is gone or disabled when a dialog closes, as the
 * button of what has just been done: without a focus the keyboard starts again at the top of the suite.
 */
export function useFocusAfter(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    return keepFocus;
  }, [open]);
}

/** The same once a button has gone with what it did, such as the Undo of a payment that is undone. */
export const keepFocus = (): void => void setTimeout(focusIfNowhere, AFTER_KIT);

function focusIfNowhere(): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  const below = [...document.querySelectorAll<HTMLElement>(':is([role=dialog], [role=alertdialog])[data-state=open]')];
  (below.at(-1) ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
}
