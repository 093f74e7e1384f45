/**
 * Restores the focus after an automatic recovery: to the element that had it, or to the page when that was in the removed message.
 * @param before what had the focus until then
 */
export function giveFocusBack(before: Element | null): void {
  if (before instanceof HTMLElement && before !== document.body && before.isConnected) {
    if (document.activeElement !== before) before.focus({ preventScroll: true });
    return;
  }
  if (before !== document.body && document.activeElement === document.body)
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
}
