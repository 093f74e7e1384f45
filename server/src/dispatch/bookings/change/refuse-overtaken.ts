import type { BodyOf } from '../../../kernel/operation.ts';
import { conflict } from '../../../kernel/problem.ts';
import type { Booking } from './lock-bookings.ts';

type Seen = NonNullable<BodyOf<'updateBooking'>['seen']>;

const SEEN = ['driverId', 'ap_date', 'ap_time', 'pick_time', 'status'] as const satisfies readonly (keyof Seen)[];

/**
 * Two people who move the same trip at the same time: the second one moved what is no longer there. Looked at on the locked row, so that one of two
 * saves at the same moment is refused.
 * @throws ProblemError 409 `booking.changed` when the booking no longer stands as its user saw it
 */
export function refuseOvertaken(booking: Booking, seen: Seen | undefined): void {
  if (seen && SEEN.some((field) => seen[field] !== undefined && seen[field] !== booking[field]))
    throw conflict('booking.changed');
}
