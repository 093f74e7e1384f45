import { inSteps, movedTrip } from '../model/moved-trip.ts';
import type { TripChange } from '../model/timeline-change.ts';
import type { TimelineTrip } from '../model/timeline-trip.ts';
import type { TimelineSpan } from '../model/timeline-trip.ts';

/** A trip that is being dragged. */
export interface Drag {
  readonly trip: TimelineTrip;
  /** What dropping it now would change; null: nothing. */
  readonly change: TripChange | null;
  /** Esc was pressed: it is back where it was, and the drop does nothing. */
  readonly cancelled: boolean;
}

/** Where a dragged block stands. */
export interface DraggedTo extends TimelineSpan {
  readonly driverId: number;
  readonly change: TripChange | null;
}

/** A hand that goes straight up or down wavers by so much, px: the time is kept within. */
const WAVER = 14;

/**
 * Where a block is drawn while it is dragged: in steps of five minutes from where it was; on the way to another driver its time is kept until the
 * hand clearly moves it.
 * @param start where the pointer would have it begin
 * @param millisPerPixel what a pixel of the board stands for
 */
export function draggedTo(trip: TimelineTrip, start: number, driverId: number, millisPerPixel: number): DraggedTo {
  const raw = start - trip.span.start;
  const wavers = driverId !== trip.booking.driverId && Math.abs(raw) < WAVER * millisPerPixel;
  const distance = wavers ? 0 : inSteps(raw);
  return {
    start: trip.span.start + distance,
    end: trip.span.end + distance,
    driverId,
    change: movedTrip(trip.booking, distance, driverId),
  };
}
