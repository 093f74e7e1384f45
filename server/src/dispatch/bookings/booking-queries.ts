import { DRIVEN_STATUSES, reverseType } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { BodyOf } from '../../kernel/operation.ts';
import { nameColumn } from '../../db/name-column.ts';
import { bookingRows, bookingRowsWithAddresses } from './booking-rows.ts';

/** Whether there is a booking of that id, archived or not. */
export const bookingExists = async (db: Db, id: number): Promise<boolean> =>
  Boolean(await db.selectFrom('booking').select('id').where('id', '=', id).executeTakeFirst());

/** One booking with addresses, also an archived one, which is marked as such: links and histories still lead to it. */
export const findBooking = (db: Db, id: number) =>
  bookingRowsWithAddresses(db)
    .select(sql<boolean>`booking."archivedAt" is not null`.as('archived'))
    .select(sameTransport.as('sameTransport'))
    .where('booking.id', '=', id)
    .execute();

/** The other bookings of the booking's transport: `linkedId` only holds pairs, a transport may go on from one place of care to another. */
const sameTransport = sql<number[]>`array(
  select other."bookingId" from booked_transport own
  join booked_transport other on other."transportId" = own."transportId" and other."bookingId" <> booking.id
  where own."bookingId" = booking.id order by other.part limit 10)`;

/**
 * The other leg of a trip on the same day, unless unfounded or canceled. Linked legs come first. For a saved trip only its own, whatever its driver
 * and day: legs of other trips don't count.
 */
export function findReturn(
  db: Db,
  { ap_date, clientId, destinationId, driverId, type, id = null }: BodyOf<'findReturnBooking'>,
) {
  return bookingRows(db)
    .where((row) =>
      row.or([
        row('booking.linkedId', '=', id),
        row.and([
          row('booking.ap_date', '=', ap_date),
          row('booking.clientId', '=', clientId),
          row('booking.destinationId', '=', destinationId),
          row('booking.type', '=', reverseType(type)),
          ...(driverId ? [row('booking.driverId', '=', driverId)] : []),
          ...(id ? [row('booking.linkedId', 'is', null)] : []),
        ]),
      ]),
    )
    .where('booking.status', 'in', DRIVEN_STATUSES)
    .where('booking.archivedAt', 'is', null)
    .orderBy(sql`booking."linkedId" is null`)
    .orderBy('booking.ap_time')
    .orderBy('booking.id')
    .execute();
}

/** History of a booking, the latest change first. */
export const listHistory = (db: Db, bookingId: number) =>
  db
    .selectFrom('booking_history')
    .select(['id', 'at', 'userId', 'userName', 'action', 'changes'])
    .where('bookingId', '=', bookingId)
    .orderBy('id', 'desc')
    .execute();

/** Author and time of the last change of a booking. */
export const lastBookingChange = (db: Db, bookingId: number) =>
  db
    .selectFrom('booking_history')
    .select(['userName as who', 'at'])
    .where('bookingId', '=', bookingId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Bookings that were made of some transports of the external platform, or have one as their Trip ID; the latest day first. */
export function listByTransportIds(db: Db, transportIds: readonly string[]) {
  const wanted = sql<string>`any(${transportIds}::text[])`;
  // An array, so that an index serves both sides of the `or`.
  const linked = sql<number>`any(array(select "bookingId" from booked_transport where "transportId" = ${wanted}))`;
  return bookingRows(db)
    .select(
      sql<string | null>`coalesce(
        (select "transportId" from booked_transport where "bookingId" = booking.id limit 1), booking."mutualPatientID")`.as(
        'transportId',
      ),
    )
    .where((row) => row.or([row('booking.mutualPatientID', '=', wanted), row('booking.id', '=', linked)]))
    .where('booking.archivedAt', 'is', null)
    .orderBy('booking.ap_date', 'desc')
    .orderBy('booking.pick_time')
    .orderBy('booking.id')
    .execute();
}

/** Outbound and return legs of a standing order, by day. */
export const listSeries = (db: Db, seriesId: number) =>
  bookingRows(db)
    .where('booking.seriesId', '=', seriesId)
    .where('booking.archivedAt', 'is', null)
    .orderBy('booking.ap_date')
    .orderBy('booking.ap_time')
    .orderBy('booking.id')
    .execute();

/** Rule of a standing order as it was chosen; undefined when there is none of that id. */
export const findSeries = (db: Db, id: number) =>
  db.selectFrom('booking_series').select(['weekdays', 'until']).where('id', '=', id).executeTakeFirst();

/** Bookings of drivers on a day, by pick-up time. */
export const driverDay = (db: Db, drivers: readonly number[], date: string) =>
  bookingRowsWithAddresses(db)
    .where('booking.driverId', 'in', drivers)
    .where('booking.ap_date', '=', date)
    .where('booking.archivedAt', 'is', null)
    .orderBy(sql`coalesce(booking.pick_time, booking.ap_time)`)
    .orderBy('booking.id')
    .execute();

/** Ids of the drivers with an id, a last name, or a whole name in either order; includes all namesakes. */
export async function driversNamed(db: Db, name: string): Promise<number[]> {
  const number = /^\d{1,9}$/.test(name) ? Number(name) : 0;
  const rows = await db
    .selectFrom('driver')
    .select('id')
    .where((row) =>
      row.or([
        row('id', '=', number),
        row(sql`fold(${name})`, 'in', [
          sql`fold(lastname)`,
          sql`fold(${nameColumn('list')})`,
          sql`fold(${nameColumn('text')})`,
        ]),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}
