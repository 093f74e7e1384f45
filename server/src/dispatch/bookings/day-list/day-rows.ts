import { nameColumn } from '../../../db/name-column.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { bookingRows, fromBookings } from '../booking-rows.ts';

/** Fields that a caller may ask for besides. */
export const extras = ['identity', 'map'] as const;
export type Extra = (typeof extras)[number];

export interface DayRange {
  start: string;
  end: string;
}

/** Which booking, in which state: the token changes whenever the booking or a record it shows does. */
export interface RowState {
  id: number;
  token: string;
}

/** The bookings of some days in the order of the list, without their contents: ids and states cost little. */
export async function rowStates(db: Db, { start, end }: DayRange): Promise<RowState[]> {
  return fromBookings(db)
    .select('booking.id')
    .select(
      sql<string>`booking.xmin || '.' || client.xmin || '.' || driver.xmin || '.' || destination.xmin`.as('token'),
    )
    .where('booking.ap_date', '>=', start)
    .where('booking.ap_date', '<=', end)
    .where('booking.archivedAt', 'is', null)
    .orderBy('booking.ap_date', 'desc')
    .orderBy('booking.pick_time')
    .orderBy('booking.ap_time')
    .orderBy('booking.id')
    .execute();
}

/** The contents of some bookings, in any order. */
export function rowContents(db: Db, ids: readonly number[], wanted: ReadonlySet<Extra>) {
  return bookingRows(db)
    .where('booking.id', '=', sql<number>`any(${ids}::integer[])`)
    .$if(wanted.has('identity'), (query) =>
      query.select(['client.ssn as client_ssn', 'client.birthday as client_birthday']),
    )
    .$if(wanted.has('map'), (query) =>
      query.select([
        'booking.clientId as client_id',
        'booking.destinationId as destination_id',
        'booking.driverId as driver_id',
        nameColumn('text', 'client').as('name'),
        'destination.fullAddress as destination_address',
        'client.latitude as client_latitude',
        'client.longitude as client_longitude',
        'destination.latitude as destination_latitude',
        'destination.longitude as destination_longitude',
      ]),
    )
    .execute();
}
