import {
  addDays,
  BookingStatus,
  plannedTrip,
  type IsoDate,
  type PlannedTrip,
  type TripRow,
  reverseType,
} from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { papersUntilColumn } from '../../db/papers-until.ts';
import { fromBookings, pickPlaceColumns } from '../bookings/booking-rows.ts';

interface Wanted {
  dates: readonly IsoDate[];
  /** All drivers when missing. */
  driverIds?: readonly number[];
  /** Bookings to ignore. */
  without?: readonly number[];
}

/** Pending trips on some days and the adjacent ones, which a trip near midnight may overlap. */
export async function pendingTrips(db: Db, wanted: Wanted): Promise<PlannedTrip[]> {
  const rows = await tripRows(db, { ...wanted, statuses: [BookingStatus.pending] });
  return rows.map((row) => plannedTrip(row));
}

/** Trips with some statuses on some days and the adjacent ones. */
export const tripRows = (
  db: Db,
  { dates, driverIds, without = [], statuses }: Wanted & { readonly statuses: readonly BookingStatus[] },
) =>
  fromBookings(db)
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
      'booking.companion',
      'booking.charged',
      'booking.willCall',
      'booking.offer',
    ])
    .select([
      'client.latitude as client_latitude',
      'client.longitude as client_longitude',
      'client.mobility as client_mobility',
      'client.companion as client_companion',
      'client.sharesRides as client_sharesRides',
      'driver.active as driver_active',
      'driver.carriesWheelchair as driver_carriesWheelchair',
      'driver.carriesStretcher as driver_carriesStretcher',
    ])
    .select(papersUntilColumn().as('driver_papersUntil'))
    .select(['destination.latitude as destination_latitude', 'destination.longitude as destination_longitude'])
    .select(pickPlaceColumns)
    .where('booking.ap_date', '=', sql<string>`any(${besides(dates)}::date[])`)
    .where('booking.status', 'in', statuses)
    .where('booking.archivedAt', 'is', null)
    .where('booking.id', '!=', sql<number>`all(${[...without]}::integer[])`)
    .$if(driverIds !== undefined, (query) =>
      query.where('booking.driverId', '=', sql<number>`any(${[...(driverIds ?? [])]}::integer[])`),
    )
    .execute();

/** The days with those before and after them, without duplicates. */
export const besides = (dates: readonly IsoDate[]): IsoDate[] => [
  ...new Set(dates.flatMap((date) => [addDays(date, -1), date, addDays(date, 1)])),
];

type OfRecords = Pick<
  TripRow,
  | 'client_latitude'
  | 'client_longitude'
  | 'client_mobility'
  | 'destination_latitude'
  | 'destination_longitude'
  | 'pick_latitude'
  | 'pick_longitude'
>;

/** Records that a trip refers to. */
interface TripRecords {
  readonly clientId: number;
  readonly destinationId: number;
  /** Pick-up address; the client's when missing. */
  readonly pick_address?: string | null | undefined;
}

/** Positions of clients, destinations and pick-up addresses, and the clients' mobility, for unsaved or changed trips. */
export async function recordsOf(db: Db, trips: readonly TripRecords[]) {
  const clients = byId(
    await db
      .selectFrom('client')
      .select(['id', 'latitude', 'longitude', 'mobility', 'fullAddress'])
      .where(among(trips.map(({ clientId }) => clientId)))
      .execute(),
  );
  const destinations = byId(
    await db
      .selectFrom('destination')
      .select(['id', 'latitude', 'longitude'])
      .where(among(trips.map(({ destinationId }) => destinationId)))
      .execute(),
  );
  const pickPlaces = await placesOfAddresses(
    db,
    trips.flatMap(({ clientId, pick_address }) =>
      pick_address && pick_address !== clients.get(clientId)?.fullAddress ? pick_address : [],
    ),
  );
  return {
    hasClient: (id: number): boolean => clients.has(id),
    hasDestination: (id: number): boolean => destinations.has(id),
    of({ clientId, destinationId, pick_address }: TripRecords): OfRecords {
      const [client, destination] = [clients.get(clientId), destinations.get(destinationId)];
      const pickPlace = pick_address === client?.fullAddress ? undefined : pickPlaces.get(pick_address ?? '');
      return {
        client_latitude: client?.latitude,
        client_longitude: client?.longitude,
        client_mobility: client?.mobility,
        destination_latitude: destination?.latitude,
        destination_longitude: destination?.longitude,
        pick_latitude: pickPlace?.latitude,
        pick_longitude: pickPlace?.longitude,
      };
    },
  };
}

/** Positions of the destinations with some addresses; the first of several with the same address. */
async function placesOfAddresses(db: Db, addresses: readonly string[]) {
  if (addresses.length === 0) return new Map<string | null, never>();
  const rows = await db
    .selectFrom('destination')
    .select(['fullAddress', 'latitude', 'longitude'])
    .where('fullAddress', '=', sql<string>`any(${[...new Set(addresses)]}::text[])`)
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.fullAddress, row]));
}

const among = (ids: readonly number[]) => sql<boolean>`id = any(${[...new Set(ids)]}::integer[])`;

const byId = <Row extends { readonly id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> =>
  new Map(rows.map((row) => [row.id, row]));

/**
 * Locks drivers until the transaction ends, so that concurrent assignments of one are serialised. Must run before any write: writing a booking locks
 * its day, and nobody may wait for a driver while holding a day. Returns the drivers found, with active flag and vehicle.
 */
export async function lockDrivers(trx: Db, ids: readonly number[]) {
  const drivers = await trx
    .selectFrom('driver')
    .select(['id', 'active as driver_active'])
    .select(['carriesWheelchair as driver_carriesWheelchair', 'carriesStretcher as driver_carriesStretcher'])
    .select(papersUntilColumn().as('driver_papersUntil'))
    .where('id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(drivers.map(({ id, ...driver }) => [id, driver]));
}

/** The other leg of a booking: the linked one, else the first unlinked pending trip of that day in the other direction. */
export async function otherLegOf(db: Db, id: number): Promise<number | undefined> {
  const booking = await db
    .selectFrom('booking')
    .select(['linkedId', 'clientId', 'destinationId', 'ap_date', 'type'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!booking) return undefined;
  if (booking.linkedId !== null) return booking.linkedId;
  const other = await db
    .selectFrom('booking')
    .select('id')
    .where('clientId', '=', booking.clientId)
    .where('destinationId', '=', booking.destinationId)
    .where('ap_date', '=', booking.ap_date)
    .where('type', '=', reverseType(booking.type))
    .where('linkedId', 'is', null)
    .where('status', '=', BookingStatus.pending)
    .where('archivedAt', 'is', null)
    .where('id', '!=', id)
    .orderBy('ap_time')
    .orderBy('id')
    .executeTakeFirst();
  return other?.id;
}
