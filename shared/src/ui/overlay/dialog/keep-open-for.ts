/** Toasts lie over dialogs: to press Undo in one is not to leave the dialog. */
export function keepOpenFor(event: Event & { detail?: { originalEvent?: Event } }): void {
  const target = event.detail?.originalEvent?.target ?? event.target;
  if (target instanceof Element && target.closest('[data-toaster]')) event.preventDefault();
}
