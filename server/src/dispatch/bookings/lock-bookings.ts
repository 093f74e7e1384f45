import type { SeriesScope } from '@navette/openapi/enums';
import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import { notFound } from '../../kernel/problem.ts';
import type { Db } from '../../db/database.ts';
import type { Database, Row } from '../../db/types.ts';
import { Accepted, isLocked } from '@navette/shared/domain';
import type { components } from '@navette/openapi/types';
import type { FastifyRequest } from 'fastify';
import { rowVersion } from '../../db/record-versions.ts';
import { refuseReadOnly } from '../../kernel/read-only.ts';
import { isForAnother, overtaken } from '../../kernel/version.ts';
import { findBooking, lastBookingChange } from './booking-queries.ts';

export type Booking = Row<'booking'>;

export type { SeriesScope };

/** Bookings affected by a call: the named one, the others of its standing order in scope, and the other legs of all of them. */
export interface Reached {
  booking: Booking;
  /** By day. */
  others: Booking[];
  /** Other legs by the booking they belong to. */
  legs: ReadonlyMap<number, Booking>;
}

interface Reach {
  scope: SeriesScope;
  /** The other legs too. */
  legs: boolean;
  /** Last day reached by the scope `following`. */
  until?: string | undefined;
}

/**
 * Locks the bookings affected by a call, ordered by id, so that concurrent calls do not deadlock.
 * @throws ProblemError when there is no such booking
 */
export async function lockBookings(trx: Db, id: number, { scope, legs, until }: Reach): Promise<Reached> {
  const ids = scope === 'one' && !legs ? [id] : await reachedIds(trx, id, scope, legs);
  const rows = await lockRows(trx, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const booking = byId.get(id);
  if (!booking) throw notFound();
  const others = rows
    .filter((row) => row.id !== id && isReached(booking, row, { scope, until }))
    .sort((one, other) => one.ap_date.localeCompare(other.ap_date) || one.id - other.id);
  const pairs = legs ? [booking, ...others].flatMap((row) => pairOf(row, byId.get(row.linkedId ?? 0))) : [];
  return { booking, others, legs: new Map(pairs) };
}

/** Locks bookings in the order of their ids; those that do not exist are missing. */
export const lockRows = (trx: Db, ids: readonly number[]): Promise<Booking[]> =>
  trx
    .selectFrom('booking')
    .selectAll()
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .orderBy('id')
    .forUpdate()
    .execute();

/** Condition that a row is the booking, or of its standing order where the scope reaches further. */
export const inScope =
  (id: number, scope: SeriesScope) =>
  (row: ExpressionBuilder<Database, 'booking'>): ExpressionWrapper<Database, 'booking', SqlBool> =>
    row.or([
      row('id', '=', id),
      ...(scope === 'one'
        ? []
        : [row('seriesId', '=', row.selectFrom('booking').select('seriesId').where('id', '=', id))]),
    ]);

/** Candidates, read without locks; the final selection is made on the locked rows. */
async function reachedIds(trx: Db, id: number, scope: SeriesScope, legs: boolean): Promise<number[]> {
  const rows = await trx.selectFrom('booking').select(['id', 'linkedId']).where(inScope(id, scope)).execute();
  return rows.flatMap((row) => (legs && row.linkedId ? [row.id, row.linkedId] : [row.id]));
}

/** Outbound and return legs of a standing order are changed separately; archived bookings are left alone. */
function isReached(booking: Booking, other: Booking, { scope, until }: Omit<Reach, 'legs'>): boolean {
  if (scope === 'one' || other.archivedAt || booking.seriesId === null || other.seriesId !== booking.seriesId)
    return false;
  if ((other.type === 'back') !== (booking.type === 'back')) return false;
  return scope === 'all' || (other.ap_date > booking.ap_date && (until === undefined || other.ap_date <= until));
}

const pairOf = (row: Booking, leg: Booking | undefined): [number, Booking][] => (leg ? [[row.id, leg]] : []);

/** A trigger raises the version of a booking's day: multiple writes lock the days in order first, so that they do not deadlock. */
export async function lockDays(trx: Db, bookings: readonly Booking[]): Promise<void> {
  const days = bookings.map(({ ap_date }) => ap_date);
  await trx
    .selectFrom('booking_day')
    .select('ap_date')
    .where('ap_date', '=', sql<string>`any(${days}::date[])`)
    .orderBy('ap_date')
    .forUpdate()
    .execute();
}

/** An unchanged booking, and why. */
export type Skipped = components['schemas']['SkippedBooking'];

/** Bookings, divided by whether they may be changed. */
export interface Sorted {
  free: Booking[];
  skipped: Skipped[];
}

/** Bookings that a change of others may affect: pending, on no live invoice, and not archived; with `keepAccepted` not those that a driver accepted. */
export function touchable(bookings: readonly Booking[], keepAccepted = false): Sorted {
  const sorted: Sorted = { free: [], skipped: [] };
  for (const booking of bookings) {
    const { id, ap_date, status, accepted, archivedAt, invoices } = booking;
    const isKept = keepAccepted && accepted === Accepted.accepted;
    const reason = archivedAt
      ? 'archived'
      : invoices
        ? 'invoiced'
        : isLocked(status)
          ? 'closed'
          : isKept
            ? 'accepted'
            : undefined;
    if (reason) sorted.skipped.push({ id, ap_date, reason });
    else sorted.free.push(booking);
  }
  return sorted;
}

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
