import type { components } from '@navette/openapi/types';
import { plannedTrip, wallSpan, type PlannedTrip } from '@navette/shared/domain';
import { boardTimeOf, type BoardTime } from './board-time.ts';

/** A booking as the timeline receives it, with coordinates (include=map). */
export type TimelineBooking = components['schemas']['BookingRow'];

/** Time in which a trip occupies its driver, as board times: compare with `boardNow()`, never with `Date.now()`. */
export interface TimelineSpan {
  readonly start: BoardTime;
  readonly end: BoardTime;
}

/** A booking, its derived planning, and the time it takes its driver: the model of all parts of the timeline. */
export interface TimelineTrip {
  readonly id: number;
  readonly booking: TimelineBooking;
  readonly planned: PlannedTrip;
  readonly span: TimelineSpan;
}

const MINUTE = 60_000;

/** The trip of a booking. */
export function timelineTrip(booking: TimelineBooking): TimelineTrip {
  const planned = plannedTrip(booking);
  const midnight = boardTimeOf(booking.ap_date);
  const { start, end } = wallSpan(booking.ap_date, planned);
  return {
    id: booking.id,
    booking,
    planned,
    span: { start: midnight + start * MINUTE, end: midnight + end * MINUTE },
  };
}
