/** Minimum minutes along the time axis for a drag to another driver to change the time as well; less is an unsteady hand. */
export const TIME_DRAG_THRESHOLD = 20;

/** Axis that a drag is locked to with Shift; null: both are free. */
export type DragAxis = 'time' | 'driver' | null;

/** State of a dragged trip. */
export interface TripDrag {
  /** Minutes between the original start and the pointer. */
  readonly minutes: number;
  /** The trip is over the row of another driver. */
  readonly otherDriver: boolean;
  readonly axis: DragAxis;
  /** Minutes of pointer jitter at the scale of the board, when more than the threshold. */
  readonly tolerance?: number;
}

/**
 * Minutes by which a drag moves the time of a trip. A drag to another driver keeps the time unless it clearly moves
 * along the time axis.
 */
export function draggedMinutes({ minutes, otherDriver, axis, tolerance = 0 }: TripDrag): number {
  if (axis === 'driver') return 0;
  const threshold = otherDriver && axis === null ? Math.max(TIME_DRAG_THRESHOLD, tolerance) : 0;
  return Math.abs(minutes) < threshold ? 0 : minutes;
}
