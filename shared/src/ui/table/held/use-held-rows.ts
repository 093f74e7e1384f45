import { useCallback, useEffect, useMemo, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

type RowKey = string | number;

/** A live list that is held still. */
export interface HeldRows<Row> {
  /** Rows to render: those present when the pointer or the focus entered, with their current values; removed ones with their last. */
  readonly rows: readonly Row[];
  /**
   * The rows as they were when the pointer or the focus entered, for a list that sorts and groups them: a row whose value changes keeps its position.
   */
  readonly placed: readonly Row[];
  /** Some of {@link HeldRows.placed} with their current values; the same array when they are unchanged. */
  readonly asNow: (rows: readonly Row[]) => readonly Row[];
  /** The row is no longer in the list, and only keeps its position. */
  readonly isGone: (row: Row) => boolean;
  /** New rows that wait until the list is left, or `show` is called. */
  readonly waiting: number;
  /** Shows the current list, and holds that. */
  readonly show: () => void;
  /** Announces that the user adds or removes the row of this key: it appears or disappears immediately. */
  readonly own: (key: RowKey) => void;
  /** Handlers of an element around the list. Only its rows (in a `ul` or `tbody`) hold it, not the elements above or below. */
  readonly zone: {
    readonly onPointerOver: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

/** Changes of a held list that are the user's own. Both need `fresh` to keep its identity while nothing changes. */
export interface OwnChanges {
  /** Identifies the shown list: its filters, its period. Another list is shown immediately. */
  readonly view: string;
  /** Whether a change right now is the user's own, such as a saved row. */
  readonly isOwn: () => boolean;
}

/** The menu of a row, or the button that shows waiting rows: moving there from a row keeps the list held. */
const isBeside = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=menu], [data-waiting]') !== null;

const isRow = (zone: Element, target: EventTarget | null): boolean =>
  target instanceof Element && zone.contains(target) && target.closest('ul, tbody') !== null;

const NOBODY = { pointer: false, focus: false };
const NONE: ReadonlySet<RowKey> = new Set();

/**
 * Holds a live list while the pointer or the focus is in its rows: an added, removed or resorted row would move another one under the mouse, and a
 * click would hit the wrong row. The menu of a row counts as the row. Released after a while without input, until the next input.
 */
export function useHeldRows<Row>(
  fresh: readonly Row[],
  keyOf: (row: Row) => RowKey,
  changes?: OwnChanges,
): HeldRows<Row> {
  const inside = useRef(NOBODY);
  const zone = useRef<Element | null>(null);
  const [isInside, setInside] = useState(false);
  const isIdle = useIsIdle(isInside);
  const isHolding = isInside && !isIdle;
  const [held, setHeld] = useState<readonly Row[] | null>(null);
  const [own, setOwn] = useState(NONE);
  // `isLate`: the user has chosen another list, and the rows are still those of the former one.
  const [last, setLast] = useState({ fresh, view: changes?.view, isLate: false });
  const isSame = last.fresh === fresh;
  const isOther = last.view !== changes?.view;
  if (changes && (!isSame || isOther)) {
    if (isOther) setHeld(null);
    else if (held && changes.isOwn()) setHeld(withChanges(held, last.fresh, fresh, keyOf));
    setLast({ fresh, view: changes.view, isLate: isSame });
  }
  // Nothing can be clicked in an empty list.
  const canHold = isHolding && fresh.length > 0 && !isOther && !last.isLate;
  if (canHold && held === null) setHeld(fresh);
  if (!isHolding && (held !== null || own !== NONE)) {
    setHeld(null);
    setOwn(NONE);
  }

  const isAsNow = held === null || held === fresh;
  const now = useMemo(() => (isAsNow ? null : new Map(fresh.map((row) => [keyOf(row), row]))), [isAsNow, fresh, keyOf]);
  const [placed, waiting] = useMemo(() => {
    if (held === null || now === null) return [fresh, 0];
    const known = new Set(held.map(keyOf));
    const added = fresh.filter((row) => !known.has(keyOf(row)));
    const mine = added.filter((row) => own.has(keyOf(row)));
    const kept = held.filter((row) => now.has(keyOf(row)) || !own.has(keyOf(row)));
    return [[...kept, ...mine], added.length - mine.length];
  }, [held, now, fresh, keyOf, own]);
  const asNow = useCallback(
    (rows: readonly Row[]) => (now === null ? rows : rows.map((row) => now.get(keyOf(row)) ?? row)),
    [now, keyOf],
  );
  const note = (change: Partial<typeof inside.current>): void => {
    inside.current = { ...inside.current, ...change };
    setInside(inside.current.pointer || inside.current.focus);
  };
  // A button that is disabled or removed loses the focus without a blur event.
  useEffect(() => {
    const { activeElement } = document;
    if (inside.current.focus && !zone.current?.contains(activeElement) && !isBeside(activeElement))
      note({ focus: false });
  });
  return {
    rows: useMemo(() => asNow(placed), [asNow, placed]),
    placed,
    asNow,
    isGone: (row) => now !== null && !now.has(keyOf(row)),
    waiting,
    show: () => setHeld(null),
    own: useCallback((key) => setOwn((before) => new Set([...before, key])), []),
    zone: {
      onPointerOver: ({ target, currentTarget }) => note({ pointer: isRow(currentTarget, target) }),
      onPointerLeave: () => note({ pointer: false }),
      onFocus: ({ target, currentTarget }) => {
        zone.current = currentTarget;
        note({ focus: isRow(currentTarget, target) || (inside.current.focus && isBeside(target)) });
      },
      // Moving from row to row keeps the list held.
      onBlur: ({ relatedTarget, currentTarget }) =>
        note({ focus: inside.current.focus && (isBeside(relatedTarget) || isRow(currentTarget, relatedTarget)) }),
    },
  };
}

/**
 * A held list with the changes of the live one applied: a removed row leaves its position empty, an added or changed one has its current value.
 * Everything else stays held.
 */
function withChanges<Row>(
  held: readonly Row[],
  before: readonly Row[],
  after: readonly Row[],
  keyOf: (row: Row) => RowKey,
): readonly Row[] {
  const was = new Map(before.map((row) => [keyOf(row), row]));
  const is = new Map(after.map((row) => [keyOf(row), row]));
  const known = new Set(held.map(keyOf));
  const kept = held.flatMap((row) => {
    const key = keyOf(row);
    const [old, fresh] = [was.get(key), is.get(key)];
    if (old !== undefined && fresh === undefined) return [];
    return [fresh !== undefined && fresh !== old ? fresh : row];
  });
  return [...kept, ...after.filter((row) => !was.has(keyOf(row)) && !known.has(keyOf(row)))];
}

/** Idle time, ms. A pointer may rest among the rows of a wall display for days. */
export const IDLE_MS = 30_000;

/** Events that count as input. Not `pointerover`: it also fires when a row moves under a resting pointer. */
const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin'] as const;

/** Whether there was no pointer, scroll or key input for a while. Measured only while `isWatching`, from its beginning. */
function useIsIdle(isWatching: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!isWatching) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wake = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), IDLE_MS);
      setIdle(false);
    };
    wake();
    for (const sign of SIGNS) document.addEventListener(sign, wake, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) document.removeEventListener(sign, wake, { capture: true });
    };
  }, [isWatching]);
  return isWatching && isIdle;
}
