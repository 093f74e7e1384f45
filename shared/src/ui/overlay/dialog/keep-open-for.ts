/**
 * Filters outside interactions that must not close a dialog. Toasts lie over dialogs: pressing Undo in one keeps the dialog open. So does a focus that moves
 * programmatically, as when another dialog closes and restores it; only a press on the backdrop closes.
 */
export function keepOpenFor(event: Event & { detail?: { originalEvent?: Event } }): void {
  const target = event.detail?.originalEvent?.target ?? event.target;
  const onToast = target instanceof Element && target.closest('[data-toaster]') !== null;
  if (onToast || event.type === 'focus.outside') event.preventDefault();
}
