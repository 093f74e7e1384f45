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
import { papersUntilColumn } from '../../db/papers-until.ts';
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
      'booking.mobility',
    ])
    .select([
      'client.latitude as client_latitude',
      'client.longitude as client_longitude',
      'client.mobility as client_mobility',
      'driver.active as driver_active',
      'driver.carriesWheelchair as driver_carriesWheelchair',
      'driver.carriesStretcher as driver_carriesStretcher',
    ])
    .select(papersUntilColumn().as('driver_papersUntil'))
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

type OfRecords = Pick<
  TripRow,
  'client_latitude' | 'client_longitude' | 'client_mobility' | 'destination_latitude' | 'destination_longitude'
>;

/** Where clients and destinations are, and how clients travel, for trips that are not saved, or not yet as they will be. */
export async function recordsOf(db: Db, clientIds: readonly number[], destinationIds: readonly number[]) {
  const clients = byId(
    await db.selectFrom('client').select(['id', 'latitude', 'longitude', 'mobility']).where(among(clientIds)).execute(),
  );
  const destinations = byId(
    await db.selectFrom('destination').select(['id', 'latitude', 'longitude']).where(among(destinationIds)).execute(),
  );
  return {
    hasClient: (id: number): boolean => clients.has(id),
    hasDestination: (id: number): boolean => destinations.has(id),
    of({ clientId, destinationId }: { clientId: number; destinationId: number }): OfRecords {
      const [client, destination] = [clients.get(clientId), destinations.get(destinationId)];
      return {
        client_latitude: client?.latitude,
        client_longitude: client?.longitude,
        client_mobility: client?.mobility,
        destination_latitude: destination?.latitude,
        destination_longitude: destination?.longitude,
      };
    },
  };
}

const among = (ids: readonly number[]) => sql<boolean>`id = any(${[...new Set(ids)]}::integer[])`;

const byId = <Row extends { readonly id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> =>
  new Map(rows.map((row) => [row.id, row]));
