import type { components } from '@navette/openapi/types';
import { plannedTrip, type PlannedTrip } from '@navette/shared/domain';
import { boardTimeOf, type BoardTime } from './board-time.ts';

/** A booking as the timeline receives it, with coordinates (include=map). */
export type TimelineBooking = components['schemas']['BookingRow'];

/** When a driver is busy with a trip, as board times: compare them with `boardNow()`, never with `Date.now()`. */
export interface TimelineSpan {
  readonly start: BoardTime;
  readonly end: BoardTime;
}

/** A booking, what planning makes of it, and the time it takes its driver: what every part of the timeline works with. */
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
  return {
    id: booking.id,
    booking,
    planned,
    span: { start: midnight + planned.start * MINUTE, end: midnight + planned.end * MINUTE },
  };
}
