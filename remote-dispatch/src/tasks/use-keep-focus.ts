import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

interface Focused {
  readonly card: string;
  /** The control of the card, or the card itself. */
  readonly control: string | undefined;
}

/** What the board's element takes over. */
export interface KeptFocus {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
}

/**
 * A card that changes its column is drawn anew there, and what had the focus in it is gone: gives it back to the same control of the same card,
 * whoever moved it. Cards carry `data-card`, their controls `data-control`.
 */
export function useKeepFocus(): KeptFocus {
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
    // Not called for what is taken out of the page while it has the focus.
    onBlur: () => {
      last.current = undefined;
    },
  };
}
