import { createContext } from 'react';

/** Root props of every dialog, confirmation and drawer. */
export const MODAL = {
  onInteractOutside: keepOpenFor,
  // Scroll lock is unnecessary: only `main` scrolls, under the backdrop. The library's lock sets a custom property on `html`, after which the browser
  // recomputes the styles of all elements: half of the time that a dialog took to open and close.
  preventScroll: false,
} as const;

/**
 * Filters outside interactions that must not close a dialog. Toasts are above dialogs: pressing Undo in one keeps the dialog open. So does a
 * programmatic focus change, as when another dialog closes and restores the focus; only a press on the backdrop closes.
 */
function keepOpenFor(event: Event & { detail?: { originalEvent?: Event } }): void {
  const target = event.detail?.originalEvent?.target ?? event.target;
  const onToast = target instanceof Element && target.closest('[data-toaster]') !== null;
  if (onToast || event.type === 'focus.outside') event.preventDefault();
}

/** Whether a component is inside a dialog or a drawer: a list there must not use the URL, which belongs to the page. */
export const InDialog = createContext(false);
