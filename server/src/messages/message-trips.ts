import { Accepted, type MessageTrip, plannedTimes, plannedTrip, type PlannedTrip } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { fromBookings, pickPlaceColumns } from '../dispatch/public.ts';

/** Trips with their client, driver and ward, as messages and the page of a trip need them. */
const messageRows = (db: Db) =>
  fromBookings(db)
    .select(['booking.id', 'booking.driverId', 'booking.clientId', 'booking.destinationId', 'booking.type'])
    .select(['booking.back', 'booking.ap_date', 'booking.ap_time', 'booking.pick_time', 'booking.ap_waittime'])
    .select(['booking.distance', 'booking.status', 'booking.accepted', 'booking.linkedId', 'booking.mobility'])
    .select(['booking.companion', 'booking.charged', 'booking.archivedAt', 'booking.seriesId', 'booking.willCall'])
    .select(['client.firstname', 'client.lastname', 'client.language', 'client.mobile', 'client.tel'])
    .select(['client.messages', 'client.latitude as client_latitude', 'client.longitude as client_longitude'])
    .select(['client.mobility as client_mobility', 'driver.firstname as driver_firstname', 'driver.car as driver_car'])
    .select(['driver.active as driver_active', 'driver.refreshTime', 'destination.wardEmail'])
    .select(['destination.latitude as destination_latitude', 'destination.longitude as destination_longitude'])
    .select(pickPlaceColumns);

type MessageRow = Awaited<ReturnType<ReturnType<typeof messageRows>['execute']>>[number];

/** A trip and its planned times. */
export interface ToldTrip extends MessageTrip {
  readonly row: MessageRow;
  readonly planned: PlannedTrip;
}

const toldTrip = (row: MessageRow): ToldTrip => {
  const planned = plannedTrip(row);
  const { start, end } = plannedTimes(planned);
  const { status, charged, messages, archivedAt } = row;
  return { row, planned, status, charged, messages, isArchived: archivedAt !== null, start, end };
};

/** Trips by booking. */
export async function toldTrips(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, ToldTrip>> {
  if (ids.length === 0) return new Map();
  const rows = await messageRows(db)
    .where('booking.id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, toldTrip(row)]));
}

/** Whether somebody drives it: its driver said so and is active. */
export const isDriverSure = ({ row }: ToldTrip): boolean =>
  row.driver_active && (row.accepted === Accepted.accepted || row.accepted === Accepted.scheduled);
