import { BOOKING_FIELD_NAMES, bookingField, isBookingField } from '@navette/shared/domain';
import { sql, type AliasedRawBuilder } from 'kysely';
import { papersUntilColumn } from '../../db/papers-until.ts';
import type { Db } from '../../db/database.ts';

/** Columns of a booking in the contract's row. */
const bookingColumns = [
  'booking.id',
  'booking.seriesId',
  'booking.linkedId',
  'booking.invoices',
  'booking.offer',
  ...BOOKING_FIELD_NAMES.map((field) => `booking.${field}` as const),
] as const;

/** Columns of the records that a booking refers to. */
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

/** Bookings joined with the records they refer to. Inner joins: the database refuses to delete a referenced record. */
export function fromBookings(db: Db) {
  return db
    .selectFrom('booking')
    .innerJoin('client', 'client.id', 'booking.clientId')
    .innerJoin('driver', 'driver.id', 'booking.driverId')
    .innerJoin('destination', 'destination.id', 'booking.destinationId');
}

/**
 * A column of the destination where a trip starts when that is not at the client's: it goes on from one place of care to another. The first of
 * several destinations with that address.
 */
export const pickPlace = <Value>(column: string) =>
  sql<Value | null>`(
    select ${sql.ref(`place.${column}`)} from destination place
    where place."fullAddress" = booking.pick_address and booking.pick_address is distinct from client."fullAddress"
    order by place.id limit 1)`;

/** Coordinates of that destination. */
export const pickPlaceColumns = (['latitude', 'longitude'] as const).map((field) =>
  pickPlace<number>(field).as(`pick_${field}` as const),
);

/** Booking rows of every list, including archived ones. */
export function bookingRows(db: Db) {
  return fromBookings(db)
    .select(bookingColumns)
    .select(recordColumns)
    .select(papersUntilColumn().as('driver_papersUntil'));
}

/**
 * Booking rows for `row_to_json`: the database serialises them, which is faster than parsing and serialising here. The query replaces the value
 * parsers of the pool (`pool.ts`): a time is without seconds, a distance is a text.
 */
export function bookingRowsForJson(db: Db, { distance }: { distance: boolean }) {
  return fromBookings(db)
    .select(bookingColumns.map((name) => columnForJson(name, distance)))
    .select(recordColumns)
    .select(papersUntilColumn().as('driver_papersUntil'));
}

/**
 * Seconds with the passenger on board, as `storedLoadedSeconds` takes them from the legs of a distance: all but the driver's way to the first place, on
 * the way home all but the way from the last one. Null when unknown.
 */
export function secondsOnBoard(direction: 'to' | 'back') {
  const [field, order] = direction === 'to' ? ['secondsTo', sql`leg.place`] : ['secondsBack', sql`leg.place desc`];
  return sql<number | null>`(
    select case when sum(part.seconds) > 0 and sum(part.seconds) < 86400 then sum(part.seconds) end
    from (
      select (leg.content -> 'trip' ->> 'duration')::numeric as seconds, row_number() over (order by ${order}) as place
      from json_array_elements(
        case when json_typeof(booking.distance -> 'totals') = 'object'
          and json_typeof(booking.distance -> ${sql.lit(direction)}) = 'array'
          then booking.distance -> ${sql.lit(direction)} end
      ) with ordinality as leg (content, place)
      where stored_price(leg.content -> 'trip') is not null
    ) part
    where part.place > 1)`.as(field);
}

function columnForJson(name: (typeof bookingColumns)[number], distance: boolean): AliasedRawBuilder<unknown, string> {
  const column = sql.ref(name);
  const field = name.slice('booking.'.length);
  const kind = isBookingField(field) ? bookingField(field).kind : undefined;
  if (kind === 'time') return sql`left(${column}::text, 5)`.as(field);
  if (kind === 'distance') return (distance ? sql`${column}::text` : sql`null::text`).as(field);
  return sql`${column}`.as(field);
}

/** Booking rows with the addresses of their records, for a single booking and for the day of a driver. */
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
