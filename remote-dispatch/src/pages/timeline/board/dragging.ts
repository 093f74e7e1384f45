import type { TimelineItem } from 'vis-timeline/peer';
import { spanText } from '../model/trip-text.ts';
import { seenOf } from '../model/timeline-change.ts';
import type { TimelineTrip } from '../model/timeline-trip.ts';
import { draggedTo, type Drag, type DraggedTo } from './board-drag.ts';
import type { BoardEvents } from './board-content.ts';
import { writeTimes } from './block-element.ts';
import { followDragPointer } from './drag-pointer.ts';
import type { HeldRows } from './held-rows.ts';

type Answer = (item: TimelineItem | null) => void;

/** Dependencies of the drag callbacks. */
interface DragSetup {
  readonly tripOf: (id: number) => TimelineTrip | undefined;
  readonly blockOf: (id: number) => HTMLElement;
  readonly millisPerPixel: () => number;
  readonly host: HTMLElement;
  /** What dropping a trip there would change, for the label at the pointer. */
  readonly textOf: (trip: TimelineTrip, to: DraggedTo) => string;
  /** Redraws a block at the position of its trip. */
  readonly restore: (id: number) => void;
  /** Keeps the rows as they are while a block is dragged. */
  readonly holdRows: (id: number) => HeldRows;
  readonly events: () => BoardEvents;
  /** The drag ended: updates that came during it may be drawn. */
  readonly ended: () => void;
}

/** The library's callbacks for dragging blocks: nothing is saved while moving, one save at the drop, none after Esc. */
export function createDragging(setup: DragSetup) {
  const { tripOf, blockOf, millisPerPixel, host, textOf, restore, holdRows, events, ended } = setup;
  let drag: Drag | null = null;
  let held: HeldRows | null = null;
  const pointer = followDragPointer(host, () => drag && !drag.cancelled && aim(drag.trip, drag.at));

  /** Works out what a drop would change, and shows it. */
  function aim(trip: TimelineTrip, at: Drag['at']): DraggedTo {
    const to = draggedTo(trip, { ...at, axis: pointer.axis() }, millisPerPixel());
    drag = { trip, at, change: to.change, cancelled: false };
    const block = blockOf(trip.id);
    writeTimes(block, spanText(to));
    block.classList.toggle('would-conflict', to.change !== null && events().wouldConflict(to.change));
    pointer.label(textOf(trip, to));
    return to;
  }

  function onMoving(item: TimelineItem, answer: Answer): void {
    const trip = drag?.trip ?? tripOf(Number(item.id));
    if (!trip || drag?.cancelled) return answer(null);
    const { start, end, driverId } = aim(trip, { start: new Date(item.start).getTime(), driverId: Number(item.group) });
    held ??= holdRows(trip.id);
    answer({ ...item, start: new Date(start), end: new Date(end), group: driverId });
    held.follow();
  }

  function release(): void {
    held?.release();
    held = null;
  }

  function onMove(item: TimelineItem, answer: Answer): void {
    const done = drag;
    drag = null;
    release();
    pointer.label(null);
    if (done) blockOf(done.trip.id).classList.remove('would-conflict');
    if (!done?.change || done.cancelled) {
      answer(null);
      if (done) restore(done.trip.id);
      ended();
      return;
    }
    answer(item);
    ended();
    void events()
      .drop(done.change, seenOf(done.trip.booking))
      .then((saved) => {
        if (!saved) restore(done.trip.id);
      });
  }

  /** The library adds a trip again that a colleague deleted during the drag; it is refused. */
  function onAdd(_item: TimelineItem, answer: Answer): void {
    drag = null;
    release();
    pointer.label(null);
    answer(null);
    ended();
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !drag || drag.cancelled) return;
    event.preventDefault();
    event.stopPropagation();
    drag = { ...drag, cancelled: true };
    pointer.label(null);
    blockOf(drag.trip.id).classList.remove('would-conflict');
    release();
    restore(drag.trip.id);
  }
  document.addEventListener('keydown', onKey, true);

  return {
    onMoving,
    onMove,
    onAdd,
    isDragging: () => drag !== null,
    stop: () => {
      document.removeEventListener('keydown', onKey, true);
      pointer.stop();
    },
  };
}
