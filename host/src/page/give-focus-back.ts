/**
 * After a part of the page came back by itself: who was busy elsewhere goes on there; who was in the message that has gone is taken to the page.
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
