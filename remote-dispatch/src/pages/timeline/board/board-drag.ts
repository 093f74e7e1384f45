import { inSteps, movedTrip } from '../model/moved-trip.ts';
import type { TripChange } from '../model/timeline-change.ts';
import type { TimelineTrip } from '../model/timeline-trip.ts';
import type { TimelineSpan } from '../model/timeline-trip.ts';

/** A drag of a trip. */
export interface Drag {
  readonly trip: TimelineTrip;
  /** The change that dropping it now would make; null: none. */
  readonly change: TripChange | null;
  /** Esc was pressed: the block is back where it was, and the drop does nothing. */
  readonly cancelled: boolean;
}

/** Position of a dragged block. */
export interface DraggedTo extends TimelineSpan {
  readonly driverId: number;
  readonly change: TripChange | null;
}

/** Tolerance, px: a vertical drag that moves sideways by less keeps the time. */
const WAVER = 14;

/**
 * Snaps a dragged block to steps of five minutes from its original time; when it moves to another driver, the time is
 * kept until the pointer clearly moves sideways.
 * @param start where the pointer would have it start
 * @param millisPerPixel scale of the board
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
