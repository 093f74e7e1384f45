import { conflict } from '../../../app/problem.ts';
import type { BookingFieldChange } from '../../../db/booking-types.ts';
import type { Booking } from '../change/lock-bookings.ts';
import { plain } from '../history.ts';

/** A change as the history tells it. */
export interface HistoryLine {
  readonly bookingId: number;
  readonly changes: readonly BookingFieldChange[];
}

/** What a booking is beside its values: set when it is made, linked or archived, and never by taking back. */
const NEVER: ReadonlySet<string> = new Set(['id', 'seriesId', 'linkedId', 'archivedAt']);

/** Said by the history, kept by no booking. */
const SAID_ONLY = 'assignedAnyway';

/**
 * The booking with the values from before a change.
 * @throws ProblemError 409 `booking.changedSince`, naming the fields, when it does not hold what the change left any more
 */
export function restoredBooking(booking: Booking, { changes }: HistoryLine): Booking {
  const real = changes.filter(({ field }) => field !== SAID_ONLY);
  const now = new Map<string, unknown>(Object.entries(booking));
  const moved = real.filter(
    ({ field, new: left }) => NEVER.has(field) || !now.has(field) || plain(now.get(field)) !== left,
  );
  if (moved.length > 0)
    throw conflict('booking.changedSince', {
      fields: moved.map(({ field }) => ({ field, messageKey: 'problem.booking.changedSince' })),
    });
  return Object.assign(
    {},
    booking,
    ...real.map(({ field, old }) => ({
      [field]: field === 'nonReimbursed' && typeof old === 'string' ? JSON.parse(old) : old,
    })),
  );
}
