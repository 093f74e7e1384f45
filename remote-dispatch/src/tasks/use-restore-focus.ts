import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

interface Focused {
  readonly card: string;
  /** The control of the card, undefined for the card itself. */
  readonly control: string | undefined;
}

/** Props for the board's element. */
export interface FocusProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
}

/**
 * Restores the focus when a card changes its column: it is rendered anew there, and the focused element is gone.
 * Focuses the same control of the same card, also when somebody else moved it. Cards have `data-card`, their controls `data-control`.
 */
export function useRestoreFocus(): FocusProps {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef<Focused>(undefined);
  useLayoutEffect(() => {
    const had = last.current;
    if (had === undefined || document.activeElement !== document.body) return;
    const card = ref.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(had.card)}"]`);
    const control =
      had.control === undefined ? card : card?.querySelector<HTMLElement>(`[data-control="${had.control}"]`);
    control?.focus();
  });
  return {
    ref,
    onFocus: ({ target }) => {
      const card = target.closest<HTMLElement>('[data-card]')?.dataset['card'];
      last.current =
        card === undefined
          ? undefined
          : { card, control: target.closest<HTMLElement>('[data-control]')?.dataset['control'] };
    },
    // Not called for an element that is removed while it has the focus.
    onBlur: () => {
      last.current = undefined;
    },
  };
}
