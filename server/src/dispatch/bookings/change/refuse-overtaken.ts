import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { rowVersion } from '../../../db/record-versions.ts';
import type { BodyOf } from '../../../kernel/operation.ts';
import { refuseReadOnly } from '../../../kernel/read-only.ts';
import { isForAnother, overtaken } from '../../../kernel/version.ts';
import { findBooking, lastBookingChange } from '../booking-queries.ts';
import type { Booking } from './lock-bookings.ts';

type Seen = NonNullable<BodyOf<'updateBooking'>['seen']>;

const SEEN = ['driverId', 'ap_date', 'ap_time', 'pick_time', 'status'] as const satisfies readonly (keyof Seen)[];

/** Precondition of a change: fields as the user saw them, and the headers of the call about the whole booking. */
export interface Meant {
  readonly seen: Seen | undefined;
  /** The call about the booking; missing for one of several in a call. */
  readonly request: Pick<FastifyRequest, 'headers' | 'readOnly'> | undefined;
}

/**
 * Optimistic concurrency: refuses the second of two concurrent changes of a trip, by two users or in two tabs, since it was based on a stale version.
 * Checked on the locked row, so that one of two simultaneous saves is refused.
 * @throws ProblemError 409 `record.changed`, with author and time, when the booking has changed since its user read it; 400 for fields that only the
 * server writes
 */
export async function refuseOvertaken(trx: Db, booking: Booking, { seen, request }: Meant): Promise<void> {
  const hasMoved = seen && SEEN.some((field) => seen[field] !== undefined && seen[field] !== booking[field]);
  if (hasMoved || (request && isForAnother(request, (await rowVersion(trx, 'booking', booking.id)) ?? '')))
    throw overtaken(await lastBookingChange(trx, booking.id));
  if (request?.readOnly) refuseReadOnly(request, (await findBooking(trx, booking.id))[0] ?? {});
}
