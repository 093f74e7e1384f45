import { isNowhere, keepFocus } from './dialog/modal.ts';

/**
 * Ref of a list whose rows change by their own buttons, such as trips that are canceled: when the button with the focus goes, its row receives the focus,
 * or the one that took its place; of an emptied list what is around it. Not their next button, which a second Enter would press.
 * @example <ul ref={keepListFocus}>
 */
export function keepListFocus(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  /** Index of the row that has the focus, or had it when its control went. */
  let row = -1;
  const onFocusIn = ({ target }: FocusEvent) => {
    row = [...list.children].findIndex((child) => target instanceof Node && child.contains(target));
  };
  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget) row = -1;
    // A removed control loses the focus to nothing; so does one when the user presses an empty part of the page.
    else
      queueMicrotask(() => {
        if (isNowhere() && target instanceof Node && list.contains(target)) row = -1;
      });
  };
  const look = () => {
    if (row < 0 || !isNowhere()) return;
    const next = list.children[Math.min(row, list.children.length - 1)];
    if (next instanceof HTMLElement) {
      next.tabIndex = -1;
      next.focus({ preventScroll: true });
    } else list.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(look);
  observer.observe(list, { childList: true, subtree: true });
  list.addEventListener('focusin', onFocusIn);
  list.addEventListener('focusout', onFocusOut);
  return () => {
    observer.disconnect();
    list.removeEventListener('focusin', onFocusIn);
    list.removeEventListener('focusout', onFocusOut);
    if (row >= 0) keepFocus();
  };
}
