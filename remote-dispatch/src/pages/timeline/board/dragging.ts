import type { TimelineItem } from 'vis-timeline/esnext';
import { spanText } from '../model/trip-text.ts';
import {
  seenOf,
  type TimelineTrip,
  inSteps,
  movedTrip,
  type TripChange,
  timelineTrip,
  type TimelineSpan,
} from '../model/timeline-trip.ts';
import type { BoardEvents } from './board.ts';
import { writeTimes } from './block-element.ts';
import type { HeldRows } from './library-parts.ts';
import { draggedMinutes, type DragAxis } from '@navette/shared/domain';

type Answer = (item: TimelineItem | null) => void;

/** Dependencies of the drag callbacks. */
interface DragSetup {
  readonly tripOf: (id: number) => TimelineTrip | undefined;
  readonly blockOf: (id: number) => HTMLElement;
  readonly millisPerPixel: () => number;
  readonly host: HTMLElement;
  /** Text of the effect of dropping a trip there, for the label at the pointer. */
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

  /** Computes the effect of a drop, and shows it. */
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
    if (!held) events().card('now');
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

/** A drag of a trip. */
interface Drag {
  readonly trip: TimelineTrip;
  /** Position that the pointer indicates. */
  readonly at: Omit<Pointed, 'axis'>;
  /** The change that dropping it now would make; null: none. */
  readonly change: TripChange | null;
  /** Esc was pressed: the block is back at its position, and the drop has no effect. */
  readonly cancelled: boolean;
}

/** Position of a dragged block. */
interface DraggedTo extends TimelineSpan {
  readonly driverId: number;
  readonly change: TripChange | null;
}

/** Position of a dragged block that the pointer indicates. */
interface Pointed {
  readonly start: number;
  readonly driverId: number;
  readonly axis: DragAxis;
}

const MINUTE = 60_000;

/** Tolerance, px: a vertical drag that moves sideways by less keeps the time, at any scale. */
const WAVER = 14;

/**
 * Snaps a dragged block to steps of five minutes from its original time, and to the axis it is locked to. When it moves
 * to another driver, its time is kept until the pointer clearly moves sideways. It is drawn where it will be, which is
 * elsewhere at a time that the clock skips.
 * @param millisPerPixel scale of the board
 */
export function draggedTo(
  trip: TimelineTrip,
  { start, driverId: row, axis }: Pointed,
  millisPerPixel: number,
): DraggedTo {
  const driverId = axis === 'time' ? trip.booking.driverId : row;
  const minutes = draggedMinutes({
    minutes: (start - trip.span.start) / MINUTE,
    otherDriver: driverId !== trip.booking.driverId,
    axis,
    tolerance: (WAVER * millisPerPixel) / MINUTE,
  });
  const distance = inSteps(minutes * MINUTE);
  const change = movedTrip(trip.booking, distance, driverId);
  const { span } = distance === 0 || !change ? trip : timelineTrip({ ...trip.booking, ...change });
  return { ...span, driverId, change };
}

/** The pointer during a drag, which the library's callbacks do not pass: the axis that Shift locks it to, its label. */
export interface DragPointer {
  /** Axis the drag is locked to while Shift is held: the one of the longer way from where it began. */
  readonly axis: () => DragAxis;
  /** Shows a text beside the pointer; null hides it. */
  readonly label: (text: string | null) => void;
  readonly stop: () => void;
}

/** Distance, px, between the pointer and its label. */
const GAP = 16;

/**
 * Follows the pointer over a board.
 * @param onLock called when Shift is pressed or released
 */
export function followDragPointer(host: HTMLElement, onLock: () => void): DragPointer {
  let from = { x: 0, y: 0 };
  let at = from;
  let isLocked = false;
  const label = document.createElement('div');
  label.className = 'drag-label';
  // For the pointer alone: the result of the drop is announced by its toast.
  label.setAttribute('aria-hidden', 'true');
  label.hidden = true;
  host.append(label);

  function place(): void {
    if (label.hidden) return;
    const board = host.getBoundingClientRect();
    const left = Math.min(at.x - board.left + GAP, board.width - label.offsetWidth - 1);
    const below = at.y - board.top + GAP;
    const top = below + label.offsetHeight < board.height ? below : below - label.offsetHeight - 2 * GAP;
    label.style.transform = `translate(${String(Math.max(0, left))}px, ${String(Math.max(0, top))}px)`;
  }
  const down = ({ clientX: x, clientY: y }: PointerEvent) => {
    from = { x, y };
    at = from;
  };
  const move = ({ clientX: x, clientY: y, shiftKey }: PointerEvent) => {
    at = { x, y };
    isLocked = shiftKey;
    place();
  };
  const key = ({ key: name, type }: KeyboardEvent) => {
    if (name !== 'Shift' || isLocked === (type === 'keydown')) return;
    isLocked = type === 'keydown';
    onLock();
  };
  // Capture: ahead of the library, so that its callbacks read the latest position.
  host.addEventListener('pointerdown', down, true);
  document.addEventListener('pointermove', move, true);
  document.addEventListener('keydown', key, true);
  document.addEventListener('keyup', key, true);

  return {
    axis: () => {
      if (!isLocked) return null;
      return Math.abs(at.x - from.x) >= Math.abs(at.y - from.y) ? 'time' : 'driver';
    },
    label: (text) => {
      label.hidden = text === null;
      label.textContent = text ?? '';
      place();
    },
    stop: () => {
      host.removeEventListener('pointerdown', down, true);
      document.removeEventListener('pointermove', move, true);
      document.removeEventListener('keydown', key, true);
      document.removeEventListener('keyup', key, true);
      label.remove();
    },
  };
}
