import type { components } from '@navette/openapi/types';
import { brusselsInstant, pickUpDate, storedFigures } from '@navette/shared/domain';

/** A booking as the timeline receives it, with coordinates (include=map). */
export type TimelineBooking = components['schemas']['BookingRow'];

/** When a driver is busy with a trip, as milliseconds of the epoch. */
export interface TripSpan {
  readonly start: number;
  readonly end: number;
}

/** A booking and the time it takes its driver: what every part of the timeline works with. */
export interface TimelineTrip {
  readonly id: number;
  readonly booking: TimelineBooking;
  readonly span: TripSpan;
}

const MINUTE = 60_000;
/** A trip whose duration nobody knows, and the shortest block that can be read, minutes. */
const UNKNOWN_DURATION = 30;
const SHORTEST = 15;

/** From the pick-up to the arrival: at the appointment, or so many minutes after the pick-up as the way takes. */
export function spanOf(booking: Pick<TimelineBooking, 'type' | 'ap_date' | 'ap_time' | 'pick_time' | 'distance'>): TripSpan {
  const { type, ap_date, ap_time, pick_time, distance } = booking;
  const seconds = storedFigures(distance, type)?.duration;
  const lasts = Math.max(SHORTEST, seconds === undefined ? UNKNOWN_DURATION : Math.ceil(seconds / 60)) * MINUTE;
  const appointment = brusselsInstant(ap_date, ap_time).getTime();
  if (type === 'back') return { start: appointment, end: appointment + lasts };
  if (pick_time === null) return { start: appointment - lasts, end: appointment };
  const start = brusselsInstant(pickUpDate(ap_date, pick_time, ap_time), pick_time).getTime();
  return { start, end: Math.max(appointment, start + SHORTEST * MINUTE) };
}

/** The trip of a booking. */
export const timelineTrip = (booking: TimelineBooking): TimelineTrip => ({ id: booking.id, booking, span: spanOf(booking) });
