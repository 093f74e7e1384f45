import { createContext, useEffect, useRef } from 'react';

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

/** Milliseconds; the kit restores the focus in a task after the one in which a dialog closes. */
const AFTER_KIT = 50;

/**
 * Resolves when a closing dialog has restored the focus: a confirmation opened after that restores it to the dialog's opener instead of a removed
 * button.
 */
export const focusGivenBack = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, AFTER_KIT));

/**
 * Moves the focus to the dialog below, else to the heading of the page, when the element that had it before is removed or disabled as a dialog
 * closes, such as the button of a completed action: without a focus the keyboard would start again at the top of the suite. `finalFocus` takes
 * precedence: the kit restores nothing when a dialog closes before it had taken the focus, as one that closes while replacing its loading state.
 */
export function useFocusAfter(open: boolean, finalFocus?: () => HTMLElement | null): void {
  const latest = useRef(finalFocus);
  useEffect(() => {
    latest.current = finalFocus;
  });
  useEffect(() => {
    if (!open) return;
    for (const timer of waiting) clearTimeout(timer);
    waiting.clear();
    return () => focusLater(() => latest.current?.());
  }, [open]);
}

/** Restores the focus after a button was removed by its own action, such as the Undo of a payment. */
export const keepFocus = (): void => focusLater();

/**
 * Timers that look after the focus. A dialog that opens ends them: it takes the focus itself, and the timer of the loading state that it replaces would
 * otherwise, on a busy machine, find the focus nowhere between the closing of the dialog and the kit's return of the focus.
 */
const waiting = new Set<ReturnType<typeof setTimeout>>();

function focusLater(wanted?: () => HTMLElement | null | undefined): void {
  const timer = setTimeout(() => {
    waiting.delete(timer);
    focusIfNowhere(wanted?.());
  }, AFTER_KIT);
  waiting.add(timer);
}

/** Whether no element has the focus. */
export const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Finders of the row of a list from which the focus moved into a dialog; see `keepListFocus`. */
export const rowsLeft = new Set<() => HTMLElement | undefined>();

/** The row of a list in a dialog whose control went with the focus. */
export const rowLeftIn = (dialog: HTMLElement | null): HTMLElement | undefined =>
  [...rowsLeft].map((find) => find()).find((row) => row && dialog?.contains(row));

function focusIfNowhere(wanted?: HTMLElement | null): void {
  if (!isNowhere()) return;
  wanted?.focus({ preventScroll: true });
  for (const row of rowsLeft) if (isNowhere()) row()?.focus({ preventScroll: true });
  if (!isNowhere()) return;
  const below = [...document.querySelectorAll<HTMLElement>(':is([role=dialog], [role=alertdialog])[data-state=open]')];
  (below.at(-1) ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
}
