import { isNowhere, keepFocus, rowsLeft } from './dialog/modal.ts';

const DIALOG = ':is([role=dialog], [role=alertdialog])';

/**
 * Ref of a list whose rows change by their own buttons, such as trips that are canceled: when the button with the focus goes, its row receives the focus,
 * or the one that took its place, also after the dialog that it opened; of an emptied list what is around it. Not their next button, which a second Enter would press.
 * Not with `asChild`, which attaches the ref anew each time.
 * @example <Box as="ul" ref={keepListFocus}>
 */
export function keepListFocus(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  /** Index of the row that has the focus, or had it when its control went. */
  let row = -1;
  const onFocusIn = ({ target }: FocusEvent) => {
    row = [...list.children].findIndex((child) => target instanceof Node && child.contains(target));
  };
  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    const dialog = relatedTarget instanceof Element ? relatedTarget.closest(DIALOG) : null;
    if (relatedTarget) row = dialog && !dialog.contains(list) ? row : -1;
    // A removed control loses the focus to nothing; so does one when the user presses an empty part of the page.
    else
      queueMicrotask(() => {
        if (isNowhere() && target instanceof Node && list.contains(target)) row = -1;
      });
  };
  const find = () => {
    if (row < 0) return undefined;
    const next = list.children[Math.min(row, list.children.length - 1)];
    if (!(next instanceof HTMLElement)) return list.closest<HTMLElement>('[tabindex]') ?? undefined;
    next.tabIndex = -1;
    return next;
  };
  const observer = new MutationObserver(() => {
    if (isNowhere()) find()?.focus({ preventScroll: true });
  });
  observer.observe(list, { childList: true, subtree: true });
  rowsLeft.add(find);
  list.addEventListener('focusin', onFocusIn);
  list.addEventListener('focusout', onFocusOut);
  return () => {
    observer.disconnect();
    rowsLeft.delete(find);
    list.removeEventListener('focusin', onFocusIn);
    list.removeEventListener('focusout', onFocusOut);
    if (row >= 0) keepFocus();
  };
}
