import { useCallback, useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

type RowKey = string | number;

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
  /** The user adds or removes the row of this key: it comes and goes at once. */
  readonly own: (key: RowKey) => void;
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
export function useHeldRows<Row>(fresh: readonly Row[], keyOf: (row: Row) => RowKey): HeldRows<Row> {
  const inside = useRef({ pointer: false, focus: false });
  const zone = useRef<Element | null>(null);
  const [isHolding, setHolding] = useState(false);
  const [held, setHeld] = useState<readonly Row[] | null>(null);
  const [own, setOwn] = useState<ReadonlySet<RowKey>>(new Set());
  // Nothing can be clicked in an empty list.
  if (isHolding && held === null && fresh.length > 0) setHeld(fresh);
  if (!isHolding && held !== null) setHeld(null);

  const now = new Map(fresh.map((row) => [keyOf(row), row]));
  const known = new Set(held?.map(keyOf));
  const added = held ? fresh.filter((row) => !known.has(keyOf(row))) : [];
  const isOwn = (row: Row): boolean => own.has(keyOf(row));
  const isGone = (row: Row): boolean => !now.has(keyOf(row));
  const note = (change: Partial<typeof inside.current>): void => {
    Object.assign(inside.current, change);
    setHolding(inside.current.pointer || inside.current.focus);
  };
  // A button that is disabled or taken away loses the focus without a blur.
  useEffect(() => {
    if (inside.current.focus && !zone.current?.contains(document.activeElement)) note({ focus: false });
  });
  return {
    rows: held
      ? [
          ...held.filter((row) => !isGone(row) || !isOwn(row)).map((row) => now.get(keyOf(row)) ?? row),
          ...added.filter(isOwn),
        ]
      : fresh,
    isGone,
    waiting: added.filter((row) => !isOwn(row)).length,
    show: () => setHeld(null),
    own: useCallback((key) => setOwn((before) => new Set([...before, key])), []),
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
