import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { rowVersion } from '../../../db/record-versions.ts';
import { refuseReadOnly } from '../../../kernel/read-only.ts';
import { isForAnother, overtaken } from '../../../kernel/version.ts';
import { findBooking, lastBookingChange } from '../booking-queries.ts';
import type { Booking } from './lock-bookings.ts';

/** The state of a booking that a change is meant for. */
export interface Meant {
  /** The call about this very booking: its `If-Match` names the version. Absent for one of several in a call. */
  readonly request?: Pick<FastifyRequest, 'headers' | 'readOnly'>;
  /** The driver from whom the booking is taken. */
  readonly driverId?: number;
}

/**
 * Optimistic concurrency, checked on the locked row, so that one of two saves at the same moment is refused.
 * @throws ProblemError 409 `record.changed`, with who and when, when the booking was changed since its user read it; 400 for fields that only the server writes
 */
export async function refuseOvertaken(
  trx: Db,
  booking: Booking,
  { request, driverId = booking.driverId }: Meant,
): Promise<void> {
  const isTaken = driverId !== booking.driverId;
  if (isTaken || (request && isForAnother(request, (await rowVersion(trx, 'booking', booking.id)) ?? '')))
    throw overtaken(await lastBookingChange(trx, booking.id));
  if (request?.readOnly) refuseReadOnly(request, (await findBooking(trx, booking.id))[0] ?? {});
}
