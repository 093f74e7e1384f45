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

/** What a change was meant for: fields as the user saw them, and the headers of the call about the whole booking. */
export interface Meant {
  readonly seen: Seen | undefined;
  /** The call whose booking it is; absent for one of several in a call. */
  readonly request: Pick<FastifyRequest, 'headers' | 'readOnly'> | undefined;
}

/**
 * Two people, or one in two tabs, who change the same trip at the same time: the second one changed what is no longer there. Looked at on the locked row, so
 * that one of two saves at the same moment is refused.
 * @throws ProblemError 409 `record.changed`, with who and when, when the booking no longer stands as its user saw it; 400 for what only the server writes
 */
export async function refuseOvertaken(trx: Db, booking: Booking, { seen, request }: Meant): Promise<void> {
  const hasMoved = seen && SEEN.some((field) => seen[field] !== undefined && seen[field] !== booking[field]);
  if (hasMoved || (request && isForAnother(request, (await rowVersion(trx, 'booking', booking.id)) ?? '')))
    throw overtaken(await lastBookingChange(trx, booking.id));
  if (request?.readOnly) refuseReadOnly(request, (await findBooking(trx, booking.id))[0] ?? {});
}
