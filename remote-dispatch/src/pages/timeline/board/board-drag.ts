import { draggedMinutes, type DragAxis } from '@navette/shared/domain';
import { inSteps, movedTrip } from '../model/moved-trip.ts';
import type { TripChange } from '../model/timeline-change.ts';
import { timelineTrip, type TimelineSpan, type TimelineTrip } from '../model/timeline-trip.ts';

/** A drag of a trip. */
export interface Drag {
  readonly trip: TimelineTrip;
  /** Where the pointer would have it. */
  readonly at: Omit<Pointed, 'axis'>;
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

/** Where the pointer would have a dragged block. */
export interface Pointed {
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
