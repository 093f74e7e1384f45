import { BOOKING_FIELD_NAMES } from '@navette/shared/domain';
import { papersUntilColumn } from '../../db/papers-until.ts';
import type { Db } from '../../db/database.ts';

/** Columns of a booking that the contract answers. */
const bookingColumns = [
  'booking.id',
  'booking.seriesId',
  'booking.linkedId',
  ...BOOKING_FIELD_NAMES.map((field) => `booking.${field}` as const),
] as const;

/** Bookings with the records they name. Every booking has them: the database refuses to delete one that is referred to. */
export function fromBookings(db: Db) {
  return db
    .selectFrom('booking')
    .innerJoin('client', 'client.id', 'booking.clientId')
    .innerJoin('driver', 'driver.id', 'booking.driverId')
    .innerJoin('destination', 'destination.id', 'booking.destinationId');
}

/** Bookings as every list answers them, archived ones included. */
export function bookingRows(db: Db) {
  return fromBookings(db)
    .select(bookingColumns)
    .select([
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
    ])
    .select(papersUntilColumn().as('driver_papersUntil'));
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
  ]);
}
