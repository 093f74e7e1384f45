import {
  addDays,
  BookingStatus,
  plannedTrip,
  type IsoDate,
  type PlannedTrip,
  type TripRow,
} from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { fromBookings } from '../bookings/booking-rows.ts';

interface Wanted {
  dates: readonly IsoDate[];
  /** Those of all drivers when left out. */
  driverIds?: readonly number[];
  /** Bookings that don't count. */
  without?: readonly number[];
}

/** Pending trips on days and on those beside them, which a trip near midnight meets. */
export async function pendingTrips(db: Db, { dates, driverIds, without = [] }: Wanted): Promise<PlannedTrip[]> {
  const rows = await fromBookings(db)
    .select([
      'booking.id',
      'booking.driverId',
      'booking.clientId',
      'booking.destinationId',
      'booking.type',
      'booking.back',
      'booking.ap_date',
      'booking.ap_time',
    ])
    .select([
      'booking.pick_time',
      'booking.ap_waittime',
      'booking.distance',
      'booking.status',
      'booking.accepted',
      'booking.linkedId',
    ])
    .select([
      'client.latitude as client_latitude',
      'client.longitude as client_longitude',
      'driver.active as driver_active',
    ])
    .select(['destination.latitude as destination_latitude', 'destination.longitude as destination_longitude'])
    .where('booking.ap_date', '=', sql<string>`any(${besides(dates)}::date[])`)
    .where('booking.status', '=', BookingStatus.pending)
    .where('booking.archivedAt', 'is', null)
    .where('booking.id', '!=', sql<number>`all(${[...without]}::integer[])`)
    .$if(driverIds !== undefined, (query) =>
      query.where('booking.driverId', '=', sql<number>`any(${[...(driverIds ?? [])]}::integer[])`),
    )
    .execute();
  return rows.map((row) => plannedTrip(row));
}

/** The days and those before and after them, each once. */
export const besides = (dates: readonly IsoDate[]): IsoDate[] => [
  ...new Set(dates.flatMap((date) => [addDays(date, -1), date, addDays(date, 1)])),
];

type Coordinates = Pick<
  TripRow,
  'client_latitude' | 'client_longitude' | 'destination_latitude' | 'destination_longitude'
>;

/** Where clients and destinations are, for trips that are not saved, or not yet as they will be. */
export async function coordinatesOf(db: Db, clientIds: readonly number[], destinationIds: readonly number[]) {
  const clients = await placesOf(db, 'client', clientIds);
  const destinations = await placesOf(db, 'destination', destinationIds);
  return {
    hasClient: (id: number): boolean => clients.has(id),
    hasDestination: (id: number): boolean => destinations.has(id),
    of({ clientId, destinationId }: { clientId: number; destinationId: number }): Coordinates {
      const [client, destination] = [clients.get(clientId), destinations.get(destinationId)];
      return {
        client_latitude: client?.latitude,
        client_longitude: client?.longitude,
        destination_latitude: destination?.latitude,
        destination_longitude: destination?.longitude,
      };
    },
  };
}

async function placesOf(db: Db, table: 'client' | 'destination', ids: readonly number[]) {
  const rows = await db
    .selectFrom(table)
    .select(['id', 'latitude', 'longitude'])
    .where('id', '=', sql<number>`any(${[...new Set(ids)]}::integer[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
