import { useState, type PointerEvent } from 'react';
import { draggedRange, type Hours } from '../model/hours.ts';

interface Drag {
  readonly pointer: number;
  readonly from: number;
  readonly to: number;
}

const PRIMARY = 0;

/** Minute of the day under the pointer. */
function minuteAt({ clientY, currentTarget }: PointerEvent, { start, end }: Hours): number {
  const { top, height } = currentTarget.getBoundingClientRect();
  return start + ((clientY - top) / Math.max(1, height)) * (end - start);
}

/**
 * Draws a new trip on a day by dragging: it is created on release, and cancelled by Esc or `pointercancel`.
 * @param onDrawn called with the dragged quarters of an hour; left out for users who may not book
 */
export function useDragCreate(hours: Hours, onDrawn: ((range: Hours) => void) | undefined) {
  const [drag, setDrag] = useState<Drag>();
  const end = () => setDrag(undefined);
  return {
    range: drag && draggedRange(drag.from, drag.to, hours),
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
        // Touch scrolls; touch users book by the button of the day.
        if (!onDrawn || event.button !== PRIMARY || event.pointerType === 'touch') return;
        const at = minuteAt(event, hours);
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ pointer: event.pointerId, from: at, to: at });
      },
      onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
        if (drag?.pointer === event.pointerId) setDrag({ ...drag, to: minuteAt(event, hours) });
      },
      onPointerUp: (event: PointerEvent<HTMLDivElement>) => {
        if (drag?.pointer !== event.pointerId) return;
        end();
        onDrawn?.(draggedRange(drag.from, minuteAt(event, hours), hours));
      },
      onPointerCancel: end,
      onLostPointerCapture: end,
    },
    giveUp: end,
  };
}
