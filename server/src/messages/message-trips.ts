import {
  Accepted,
  addDays,
  BookingStatus,
  brusselsInstant,
  brusselsNow,
  type DocumentLanguage,
  type Leg,
  type MessageTrip,
  plannedTimes,
  plannedTrip,
  type PlannedTrip,
} from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Row } from '../db/types.ts';
import { pickPlaceColumns } from '../dispatch/public.ts';

/**
 * The other leg of a booking's visit: the linked one, else one of the same day, client and destination in the other direction, as where a return was
 * added later.
 */
const legIdOf = (table: 'booking' | 'own') => sql`coalesce(${sql.ref(`${table}.linkedId`)}, (
  select other.id from booking other
  where other."clientId" = ${sql.ref(`${table}.clientId`)} and other."destinationId" = ${sql.ref(`${table}.destinationId`)}
    and other.ap_date = ${sql.ref(`${table}.ap_date`)} and (other.type = 'back') <> (${sql.ref(`${table}.type`)} = 'back')
    and other.status = ${sql.ref(`${table}.status`)} and other."linkedId" is null and other."archivedAt" is null
  order by other.id limit 1))`;

/**
 * Bookings with the other legs of their visits, and deleted ones as their history keeps them: one that was pending counts as canceled. The distance
 * is a text there.
 */
function bookingsAlsoDeleted(ids: readonly number[]) {
  const wanted = sql`any(${[...ids]}::integer[])`;
  const canceled = sql.lit(BookingStatus.canceled);
  return sql<Row<'booking'> & { isGone: boolean; legId: number | null }>`(
    select booking.*, false as "isGone", ${legIdOf('booking')} as "legId" from booking
    where id = any(array(select unnest(${[...ids]}::integer[]) union select ${legIdOf('own')} from booking own where own.id = ${wanted}))
    union all
    select gone.*, true, gone."linkedId" from booking_history line, lateral (
      select jsonb_object_agg(change ->> 'field', case change ->> 'field'
        when 'distance' then (change ->> 'old')::jsonb
        when 'status' then to_jsonb(coalesce(nullif((change ->> 'old')::integer, ${sql.lit(BookingStatus.pending)}), ${canceled}))
        else change -> 'old' end) as fields
      from jsonb_array_elements(line.changes) change
    ) kept, lateral jsonb_populate_record(null::booking, kept.fields || jsonb_build_object('id', line."bookingId")) gone
    where line."bookingId" = ${wanted} and line.action = 'delete' and kept.fields is not null
  )`.as('booking');
}

/** Language of messages to the client: that of the record, else of the organisation, French by default. */
const languageColumn = sql<DocumentLanguage>`coalesce(client.language,
  (select value from setting where variable = 'documentLanguage'), 'fr')`.as('language');

/** Trips with their client, driver and ward, as messages and the page of a trip need them. */
const messageRows = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom(bookingsAlsoDeleted(ids))
    .innerJoin('client', 'client.id', 'booking.clientId')
    .innerJoin('driver', 'driver.id', 'booking.driverId')
    .innerJoin('destination', 'destination.id', 'booking.destinationId')
    .select(['booking.id', 'booking.driverId', 'booking.clientId', 'booking.destinationId', 'booking.type'])
    .select(['booking.back', 'booking.ap_date', 'booking.ap_time', 'booking.pick_time', 'booking.ap_waittime'])
    .select(['booking.distance', 'booking.status', 'booking.accepted', 'booking.linkedId', 'booking.mobility'])
    .select(['booking.companion', 'booking.charged', 'booking.archivedAt', 'booking.seriesId', 'booking.willCall'])
    .select(['booking.pick_address', 'booking.isGone', 'booking.legId', 'destination.name as destination_name'])
    .select(['client.firstname', 'client.lastname', 'client.mobile', 'client.tel', languageColumn])
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

/** Trips by booking. */
export type ToldTrips = ReadonlyMap<number, ToldTrip>;

const toldTrip = (row: MessageRow): ToldTrip => {
  const planned = plannedTrip(row);
  const { start, end } = plannedTimes(planned);
  const { status, charged, messages, archivedAt } = row;
  return { row, planned, status, charged, messages, isArchived: archivedAt !== null, start, end };
};

/** Trips by booking, with the other legs of their visits; also deleted ones, as canceled. */
export async function toldTrips(db: Db, ids: readonly number[]): Promise<ToldTrips> {
  if (ids.length === 0) return new Map();
  const rows = await messageRows(db, ids).execute();
  return new Map(rows.map((row) => [row.id, toldTrip(row)]));
}

/** The trip as a message about several days sees it: it is of use until the last of them. */
export const untilOf = (trip: ToldTrip, { until }: { readonly until?: string | null | undefined }): ToldTrip =>
  until ? { ...trip, start: brusselsInstant(addDays(until, 1)).getTime() } : trip;

/** Whether somebody drives it: its driver said so and is active. */
export const isDriverSure = ({ row }: ToldTrip): boolean =>
  row.driver_active && (row.accepted === Accepted.accepted || row.accepted === Accepted.scheduled);

/** The other leg of a visit: each is that of the other, of the same day, and in the same state. */
function otherLegOf({ row, status }: ToldTrip, trips: ToldTrips): ToldTrip | undefined {
  const other = row.legId === null ? undefined : trips.get(row.legId);
  const isSame = other?.row.legId === row.id && other.row.ap_date === row.ap_date && other.status === status;
  return isSame && !other.isArchived ? other : undefined;
}

/** The outbound trip of a return, which messages about both are about. */
export const outboundOf = (trip: ToldTrip, trips: ToldTrips): ToldTrip | undefined =>
  trip.row.type === 'back' ? otherLegOf(trip, trips) : undefined;

/** The legs that a message about a trip tells: its own, and the return of the same day. */
export function legsOf(trip: ToldTrip, trips: ToldTrips): readonly [Leg, ...Leg[]] {
  const home = trip.row.type === 'back' ? undefined : otherLegOf(trip, trips);
  return home ? [legOf(trip), legOf(home)] : [legOf(trip)];
}

const legOf = ({ row, start }: ToldTrip): Leg => ({
  bookingId: row.id,
  date: row.ap_date,
  time: row.willCall ? null : brusselsNow(new Date(start)).time,
  back: row.back,
  address: row.pick_address,
  destinationId: row.destinationId,
});
