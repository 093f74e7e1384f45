import { SLOTS } from '@navette/shared/domain';
import { useEffect, useState } from 'react';
import type { MouseEvent } from 'react';
import { columnOfSlot, HEAD_ROW, placeOf, ROW_COLUMN, UNMARK_COLUMN } from './grid-place.ts';
import type { Place } from './grid-place.ts';
import type { PaintSlots, SlotRow } from './slot-row.ts';

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
