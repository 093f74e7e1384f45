/**
 * Tells what outside of a dialog leaves it open. Toasts lie over dialogs: to press Undo in one is not to leave the dialog. Nor is a focus that moves
 * by itself, as when another dialog goes and gives it back to what had it before; only the pointer on the backdrop is.
 */
export function keepOpenFor(event: Event & { detail?: { originalEvent?: Event } }): void {
  const target = event.detail?.originalEvent?.target ?? event.target;
  const onToast = target instanceof Element && target.closest('[data-toaster]') !== null;
  if (onToast || event.type === 'focus.outside') event.preventDefault();
}
