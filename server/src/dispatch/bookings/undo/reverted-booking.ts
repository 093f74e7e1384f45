import { conflict } from '../../../kernel/problem.ts';
import type { BookingFieldChange } from '../../../db/booking-types.ts';
import type { Booking } from '../change/lock-bookings.ts';
import { plain } from '../history.ts';

/** One change of a booking, from its history. */
export interface HistoryLine {
  readonly bookingId: number;
  readonly changes: readonly BookingFieldChange[];
}

/** Identity and links of a booking: set when it is created, linked or archived, never by an undo. */
const IDENTITY: ReadonlySet<string> = new Set(['id', 'seriesId', 'linkedId', 'archivedAt', 'invoices']);

/** A field of the history that no booking has. */
const HISTORY_ONLY = 'assignedAnyway';

/**
 * The booking with the values from before a change.
 * @throws ProblemError 409 `booking.changedSince` with the fields that were changed again since
 */
export function revertedBooking(booking: Booking, { changes }: HistoryLine): Booking {
  const real = changes.filter(({ field }) => field !== HISTORY_ONLY);
  const now = new Map<string, unknown>(Object.entries(booking));
  const moved = real.filter(
    ({ field, new: left }) => IDENTITY.has(field) || !now.has(field) || plain(now.get(field)) !== left,
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
