import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/** A live list that keeps still. */
export interface HeldRows<Row> {
  /** The rows to draw: those that were there when the pointer or the focus came in, as they are now, then as they were last. */
  readonly rows: readonly Row[];
  /** The row is no longer in the list, and only keeps its place. */
  readonly isGone: (row: Row) => boolean;
  /** New rows that wait until the list is left, or `show` is called. */
  readonly waiting: number;
  /** Shows the list as it is now, and holds that. */
  readonly show: () => void;
  /** Handlers of an element around the list. Only its rows (in a `ul` or `tbody`) hold, not what stands above or below them. */
  readonly zone: {
    readonly onPointerOver: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

const isRow = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('ul, tbody') !== null;

/**
 * Holds a live list while the pointer or the focus is in its rows: a row that comes or goes would move another one under the mouse, and a click would act
 * on that one.
 */
export function useHeldRows<Row>(fresh: readonly Row[], keyOf: (row: Row) => string | number): HeldRows<Row> {
  const inside = useRef({ pointer: false, focus: false });
  const zone = useRef<Element | null>(null);
  const [isHolding, setHolding] = useState(false);
  const [held, setHeld] = useState<readonly Row[] | null>(null);
  // Nothing can be clicked in an empty list.
  if (isHolding && held === null && fresh.length > 0) setHeld(fresh);
  if (!isHolding && held !== null) setHeld(null);

  const now = new Map(fresh.map((row) => [keyOf(row), row]));
  const known = new Set(held?.map(keyOf));
  const note = (change: Partial<typeof inside.current>): void => {
    Object.assign(inside.current, change);
    setHolding(inside.current.pointer || inside.current.focus);
  };
  // A button that is disabled or taken away loses the focus without a blur.
  useEffect(() => {
    if (inside.current.focus && !zone.current?.contains(document.activeElement)) note({ focus: false });
  });
  return {
    rows: held ? held.map((row) => now.get(keyOf(row)) ?? row) : fresh,
    isGone: (row) => !now.has(keyOf(row)),
    waiting: held ? fresh.filter((row) => !known.has(keyOf(row))).length : 0,
    show: () => setHeld(fresh),
    zone: {
      onPointerOver: ({ target }) => note({ pointer: isRow(target) }),
      onPointerLeave: () => note({ pointer: false }),
      onFocus: ({ target, currentTarget }) => {
        zone.current = currentTarget;
        note({ focus: isRow(target) });
      },
      // From row to row the list is not let go.
      onBlur: ({ relatedTarget, currentTarget }) =>
        note({ focus: currentTarget.contains(relatedTarget) && isRow(relatedTarget) }),
    },
  };
}
