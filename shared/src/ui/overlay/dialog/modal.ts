/** Properties that every dialog, question and drawer gives to its root. */
export const MODAL = {
  onInteractOutside: keepOpenFor,
  // The document never scrolls, only `main` does, and it lies under the backdrop. The library's lock writes a custom property on `html`, after which
  // the browser computes the styles of all elements anew: half of the time that a dialog took to open and to close.
  preventScroll: false,
} as const;

/**
 * Filters outside interactions that must not close a dialog. Toasts lie over dialogs: pressing Undo in one keeps the dialog open. So does a focus that moves
 * programmatically, as when another dialog closes and restores it; only a press on the backdrop closes.
 */
function keepOpenFor(event: Event & { detail?: { originalEvent?: Event } }): void {
  const target = event.detail?.originalEvent?.target ?? event.target;
  const onToast = target instanceof Element && target.closest('[data-toaster]') !== null;
  if (onToast || event.type === 'focus.outside') event.preventDefault();
}
