import { nameColumn } from '../../../db/name-column.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';
import { bookingRowsForJson, fromBookings, pickPlace, pickPlaceColumns, secondsOnBoard } from '../booking-rows.ts';

/** Variants of rows: with further fields, or without the distance, which is half of a row and null then; `noLegs` has the seconds on board instead. */
export const extras = ['identity', 'map', 'noDistance', 'noLegs'] as const;
export type Extra = (typeof extras)[number];

export interface DayRange {
  start: string;
  end: string;
}

/** Id and state of a booking: the token changes whenever the booking or a record it shows does. */
export interface RowState {
  id: number;
  token: string;
}

const listed = ({ start, end }: DayRange) =>
  sql<boolean>`booking.ap_date between ${start} and ${end} and booking."archivedAt" is null`;
const order = sql`booking.ap_date desc, booking.pick_time, booking.ap_time, booking.id`;

const recordState = sql<string>`booking.xmin || '.' || client.xmin || '.' || driver.xmin || '.' || destination.xmin`;
/** The map also shows the start of a trip that goes on from a place of care. */
const mapState = sql<string>`${recordState} || '.' || coalesce(${pickPlace('xmin')}::text, '')`;

/** The bookings of some days in the order of the list, without their contents: ids and states are cheap. */
export async function rowStates(db: Db, range: DayRange, wanted: ReadonlySet<Extra>): Promise<RowState[]> {
  return fromBookings(db)
    .select('booking.id')
    .select((wanted.has('map') ? mapState : recordState).as('token'))
    .where(listed(range))
    .orderBy(order)
    .modifyEnd(prepared)
    .execute();
}

/** The ids of the bookings of some days in the order of the list. */
export async function rowIds(db: Db, range: DayRange): Promise<number[]> {
  const rows = await db.selectFrom('booking').select('id').where(listed(range)).orderBy(order).execute();
  return rows.map(({ id }) => id);
}

/** The contents of some bookings as JSON, by id. */
export async function rowJson(
  db: Db,
  ids: readonly number[],
  wanted: ReadonlySet<Extra>,
): Promise<ReadonlyMap<number, string>> {
  const rows = bookingRowsForJson(db, { distance: !wanted.has('noDistance') && !wanted.has('noLegs') })
    .where(sql<boolean>`booking.id = any(${ids}::integer[])`)
    .$if(wanted.has('identity'), (query) =>
      query.select(['client.ssn as client_ssn', 'client.birthday as client_birthday']),
    )
    .$if(wanted.has('noLegs'), (query) => query.select([secondsOnBoard('to'), secondsOnBoard('back')]))
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
        ...pickPlaceColumns,
      ]),
    );
  const written = await db
    .selectFrom(rows.as('row'))
    .select([sql<number>`"row".id`.as('id'), sql<string>`row_to_json("row")`.as('json')])
    .modifyEnd(prepared)
    .execute();
  return new Map(written.map(({ id, json }) => [id, json]));
}
