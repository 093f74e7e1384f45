import { BOOKING_FIELD_NAMES, bookingField, isBookingField } from '@navette/shared/domain';
import { sql, type AliasedRawBuilder } from 'kysely';
import { papersUntilColumn } from '../../db/papers-until.ts';
import type { Db } from '../../db/database.ts';

/** Columns of a booking that the contract answers. */
const bookingColumns = [
  'booking.id',
  'booking.seriesId',
  'booking.linkedId',
  'booking.invoices',
  ...BOOKING_FIELD_NAMES.map((field) => `booking.${field}` as const),
] as const;

/** What a row tells of the records that the booking names. */
const recordColumns = [
  'client.lastname as client_lastname',
  'client.firstname as client_firstname',
  'driver.lastname as driver_lastname',
  'driver.firstname as driver_firstname',
  'driver.active as driver_active',
  'driver.carriesWheelchair as driver_carriesWheelchair',
  'driver.carriesStretcher as driver_carriesStretcher',
  'client.mobility as client_mobility',
  'client.companion as client_companion',
  'destination.name as destination_name',
] as const;

/** Bookings with the records they name. Every booking has them: the database refuses to delete one that is referred to. */
export function fromBookings(db: Db) {
  return db
    .selectFrom('booking')
    .innerJoin('client', 'client.id', 'booking.clientId')
    .innerJoin('driver', 'driver.id', 'booking.driverId')
    .innerJoin('destination', 'destination.id', 'booking.destinationId');
}

/**
 * A column of the destination where a trip is picked up when that is not at the client's: it goes on from one place of care to another. The first of
 * several destinations of that address.
 */
export const pickPlace = <Value>(column: string) =>
  sql<Value | null>`(
    select ${sql.ref(`place.${column}`)} from destination place
    where place."fullAddress" = booking.pick_address and booking.pick_address is distinct from client."fullAddress"
    order by place.id limit 1)`;

/** Where that is. */
export const pickPlaceColumns = (['latitude', 'longitude'] as const).map((field) =>
  pickPlace<number>(field).as(`pick_${field}` as const),
);

/** Bookings as every list answers them, archived ones included. */
export function bookingRows(db: Db) {
  return fromBookings(db)
    .select(bookingColumns)
    .select(recordColumns)
    .select(papersUntilColumn().as('driver_papersUntil'));
}

/**
 * The same for `row_to_json`, with which the database writes the JSON of a row: reading its values, parsing and writing them here takes longer. What the
 * value parsers of the pool (`pool.ts`) do elsewhere is done by the query: a time is without seconds, a distance is a text.
 */
export function bookingRowsForJson(db: Db, { distance }: { distance: boolean }) {
  return fromBookings(db)
    .select(bookingColumns.map((name) => columnForJson(name, distance)))
    .select(recordColumns)
    .select(papersUntilColumn().as('driver_papersUntil'));
}

function columnForJson(name: (typeof bookingColumns)[number], distance: boolean): AliasedRawBuilder<unknown, string> {
  const column = sql.ref(name);
  const field = name.slice('booking.'.length);
  const kind = isBookingField(field) ? bookingField(field).kind : undefined;
  if (kind === 'time') return sql`left(${column}::text, 5)`.as(field);
  if (kind === 'distance') return (distance ? sql`${column}::text` : sql`null::text`).as(field);
  return sql`${column}`.as(field);
}

/** Bookings with the addresses of their records, as one booking and the day of a driver are answered. */
export function bookingRowsWithAddresses(db: Db) {
  return bookingRows(db).select([
    'driver.fullAddress as driver_fullAddress',
    'client.fullAddress as client_fullAddress',
    'destination.fullAddress as destination_fullAddress',
    'client.mobile as client_mobile',
    'client.tel as client_tel',
    'client.info as client_info',
    'client.latitude as client_latitude',
    'client.longitude as client_longitude',
    'destination.latitude as destination_latitude',
    'destination.longitude as destination_longitude',
    ...pickPlaceColumns,
  ]);
}
