import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
  type MouseEvent,
} from 'react';
import {
  buttonAt,
  GROUP_COLUMN,
  HEAD_ROW,
  placeAttributes,
  placeOf,
  ROW_COLUMN,
  UNMARK_COLUMN,
  type Place,
  type SlotRow,
  columnOfSlot,
  type PaintSlots,
} from './month-rows.ts';
import { SLOTS } from '@navette/shared/domain';

/** Attributes of the grid buttons. */
export type PlacedProps = ReturnType<typeof placeAttributes> & { readonly tabIndex: 0 | -1 };

type Step = readonly [rows: number, columns: number];

const ARROWS: Readonly<Record<string, Step>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const PAGES: Readonly<Record<string, 1 | -1>> = { PageUp: -1, PageDown: 1 };

/** Next button in a direction; the button of a week is reachable from each of its days. */
function neighbour(
  table: HTMLElement | null,
  { row, column }: Place,
  [rows, columns]: Step,
  count: number,
): HTMLElement | null {
  for (
    let next = { row: row + rows, column: column + columns };
    next.row >= HEAD_ROW && next.row < count && next.column >= GROUP_COLUMN && next.column <= UNMARK_COLUMN;
    next = { row: next.row + rows, column: next.column + columns }
  ) {
    const button =
      buttonAt(table, next) ?? (columns !== 0 && next.column === GROUP_COLUMN ? groupOf(table, next.row) : null);
    if (button) return button;
  }
  return null;
}

function groupOf(table: HTMLElement | null, row: number): HTMLElement | null {
  for (let above = row; above >= 0; above -= 1) {
    const button = buttonAt(table, { row: above, column: GROUP_COLUMN });
    if (button) return button;
  }
  return null;
}

/** Roving tabindex: one tab stop for the whole grid. Arrows, Home and End move the focus, PgUp and PgDn change the page and keep the position. */
export function useRovingFocus(
  table: RefObject<HTMLTableElement | null>,
  rows: readonly SlotRow[],
  onPage?: (step: 1 | -1, key: string) => string,
) {
  const [place, setPlace] = useState<Place>(() => ({
    row: Math.max(
      0,
      rows.findIndex(({ today }) => today),
    ),
    column: ROW_COLUMN,
  }));
  const wanted = useRef<{ readonly key: string; readonly column: number }>(undefined);
  const stop = place.row < rows.length ? place : { row: 0, column: ROW_COLUMN };

  useEffect(() => {
    if (!wanted.current) return;
    const row = rows.findIndex(({ key }) => key === wanted.current?.key);
    const { column } = wanted.current;
    wanted.current = undefined;
    (buttonAt(table.current, { row, column }) ?? buttonAt(table.current, { row, column: ROW_COLUMN }))?.focus();
  }, [rows, table]);

  const onKeyDown = (event: ReactKeyboardEvent) => {
    const from = placeOf(event.target);
    if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
    const page = PAGES[event.key];
    if (page !== undefined && onPage) {
      event.preventDefault();
      const key = rows[Math.max(from.row, 0)]?.key;
      if (key !== undefined) wanted.current = { key: onPage(page, key), column: from.column };
      return;
    }
    const target = targetOf(event.key, from);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  const targetOf = (key: string, from: Place): HTMLElement | null => {
    const step = ARROWS[key];
    if (step) return neighbour(table.current, from, step, rows.length);
    if (key === 'Home')
      return buttonAt(table.current, { row: from.row, column: from.row === HEAD_ROW ? ROW_COLUMN + 1 : ROW_COLUMN });
    return key === 'End' ? buttonAt(table.current, { row: from.row, column: UNMARK_COLUMN - 1 }) : null;
  };
  return {
    at: (row: number, column: number): PlacedProps => ({
      ...placeAttributes({ row, column }),
      tabIndex: stop.row === row && stop.column === column ? 0 : -1,
    }),
    handlers: {
      onKeyDown,
      onFocus: (event: FocusEvent) => {
        const to = placeOf(event.target);
        if (to) setPlace(to);
      },
    },
  };
}

/** Drag: its start and current position, and the state it gives to the slots. */
interface Drag {
  readonly from: Place;
  readonly to: Place;
  readonly isOn: boolean;
}

const isDraggable = ({ row, column }: Place) => row !== HEAD_ROW && column >= ROW_COLUMN && column < UNMARK_COLUMN;

const between = (value: number, one: number, other: number) =>
  Math.min(one, other) <= value && value <= Math.max(one, other);

/** Covers whole rows when it starts or ends on a row button. */
const isWholeRow = ({ from, to }: Drag) => from.column === ROW_COLUMN || to.column === ROW_COLUMN;

const slotsOf = (drag: Drag) =>
  SLOTS.map(({ index }) => index).filter(
    (slot) => isWholeRow(drag) || between(columnOfSlot(slot), drag.from.column, drag.to.column),
  );

const isOneButton = ({ from, to }: Drag) => from.row === to.row && from.column === to.column;

/** Marks a rectangle by dragging: previewed while the button is down, applied on release, cancelled by Esc. A drag over one slot is a click. */
export function useDragPaint(rows: readonly SlotRow[], onPaint: PaintSlots) {
  const [drag, setDrag] = useState<Drag>();

  useEffect(() => {
    if (!drag) return;
    const end = () => {
      setDrag(undefined);
      if (isOneButton(drag)) return;
      onPaint(
        rows.filter((_row, index) => between(index, drag.from.row, drag.to.row)).map(({ key }) => key),
        slotsOf(drag),
        drag.isOn,
      );
    };
    const giveUp = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      setDrag(undefined);
    };
    window.addEventListener('mouseup', end);
    window.addEventListener('keydown', giveUp, true);
    return () => {
      window.removeEventListener('mouseup', end);
      window.removeEventListener('keydown', giveUp, true);
    };
  }, [drag, rows, onPaint]);

  const begin = (event: MouseEvent) => {
    const from = placeOf(event.target);
    const row = from && rows[from.row];
    if (event.button !== 0 || !from || !row || !isDraggable(from)) return;
    const isWhole = from.column === ROW_COLUMN;
    const isMarked = isWhole ? row.marked.length === SLOTS.length : row.marked.includes(from.column - columnOfSlot(0));
    setDrag({ from, to: from, isOn: !isMarked });
  };
  const move = (event: MouseEvent) => {
    const to = placeOf(event.target);
    if (drag && to && isDraggable(to)) setDrag({ ...drag, to });
  };
  return {
    handlers: { onMouseDown: begin, onMouseOver: move },
    previewOf: (index: number) => (slot: number) =>
      drag && !isOneButton(drag) && between(index, drag.from.row, drag.to.row) && slotsOf(drag).includes(slot)
        ? drag.isOn
        : undefined,
  };
}
