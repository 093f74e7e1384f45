import type { Handlers, Handler, AnswerOf } from '../../kernel/operation.ts';
import type { DispatchServices } from '../services.ts';
import {
  conflictsOfTrips,
  addDays,
  BookingStatus,
  brusselsNow,
  isInReach,
  isStalePosition,
  tripsWhileUnavailable,
  type IsoDate,
  placeOf,
  rankDrivers,
  type RankedDriver,
  DRIVEN_STATUSES,
  Accepted,
  plannedTrip,
  type PlannedTrip,
  type SpanBooking,
  type TravelNeeds,
  type TripRow,
} from '@navette/shared/domain';
import { invalid, type ProblemField } from '../../kernel/problem.ts';
import { readRefusals, readUnavailable, inOrder, refuseOddDays } from './read-refusals.ts';
import { pendingTrips, recordsOf, tripRows } from './trip-queries.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { bookingRows } from '../bookings/booking-rows.ts';
import { papersUntilColumn } from '../../db/papers-until.ts';

interface Asked {
  readonly clientId: number;
  readonly ap_date: string;
}

/** Active drivers with their homes and last positions, and whether they drove the client before a day. */
function candidates(db: Db, { clientId, ap_date }: Asked) {
  const known = db
    .selectFrom('booking')
    .select('booking.driverId')
    .where('booking.clientId', '=', clientId)
    .where('booking.ap_date', '<', ap_date)
    .where('booking.status', 'in', DRIVEN_STATUSES);
  return db
    .selectFrom('driver')
    .leftJoin('driver_location as last', 'last.driverId', 'driver.id')
    .select(['driver.id', 'driver.firstname', 'driver.lastname', 'driver.latitude', 'driver.longitude'])
    .select(['driver.refreshTime', 'last.latitude as last_latitude', 'last.longitude as last_longitude'])
    .select('last.time as last_time')
    .select(['driver.carriesWheelchair', 'driver.carriesStretcher'])
    .select(papersUntilColumn().as('papersUntil'))
    .select((column) => column('driver.id', 'in', known).as('knowsClient'))
    .where('driver.active', '=', true)
    .orderBy('driver.id')
    .execute();
}

/** The other leg of a saved booking, and its distance. */
const savedTrip = (db: Db, id: number) =>
  db.selectFrom('booking').select(['linkedId', 'distance']).where('id', '=', id).executeTakeFirst();

/** Active flag and vehicle of a driver; undefined for an unknown id. */
const tripDriver = (db: Db, id: number) =>
  db
    .selectFrom('driver')
    .select(['active as driver_active', 'carriesWheelchair as driver_carriesWheelchair'])
    .select('carriesStretcher as driver_carriesStretcher')
    .select(papersUntilColumn().as('driver_papersUntil'))
    .where('id', '=', id)
    .executeTakeFirst();

/** Conflicts of a driver with a trip, by each of its days. */
const findBookingConflicts: Handler<'findBookingConflicts', DispatchServices> = async ({ body, services: { db } }) => {
  const { id, driverId, dates } = body;
  refuseOddDays(dates, (index) => `dates.${index}`);
  const driver = await tripDriver(db, driverId);
  if (driver === undefined) throw invalid({ field: 'driverId', messageKey: 'validation.notFound' });
  const asked = await unsavedTrips(
    db,
    body,
    dates.map((ap_date, index) => ({ id: -1 - index, ap_date })),
    driver,
  );
  const others = await pendingTrips(db, { dates, driverIds: [driverId], without: id ? [id] : [] });
  const refusals = id ? (await readRefusals(db, [id])).get(id) : undefined;
  const trips = asked.map((trip) => ({ ...trip, refusals }));
  const found = conflictsOfTrips([...others, ...trips], await readUnavailable(db, dates, driverId));
  return inOrder(asked.flatMap((trip) => found.get(trip.id) ?? []));
};

/** Trips of a driver within his leave or unavailable slots, by day and time. */
const listTripsWhileUnavailable: Handler<'listTripsWhileUnavailable', DispatchServices> = async ({
  body: { driverId, dates },
  services,
}) => {
  const { db } = services;
  if (dates) refuseOddDays(dates, (index) => `dates.${index}`);
  if ((await tripDriver(db, driverId)) === undefined)
    throw invalid({ field: 'driverId', messageKey: 'validation.notFound' });
  const now = brusselsNow(services.now());
  const days = dates ?? (await daysWithTrips(db, driverId, now.date));
  const trips = await pendingTrips(db, { dates: days, driverIds: [driverId] });
  const ids = tripsWhileUnavailable(trips, await readUnavailable(db, days, driverId), now, dates).map(({ id }) => id);
  return bookingRows(db)
    .where('booking.id', '=', sql<number>`any(${ids}::integer[])`)
    .orderBy('booking.ap_date')
    .orderBy(sql`coalesce(booking.pick_time, booking.ap_time)`)
    .orderBy('booking.id')
    .execute();
};

/** Days on which a driver has pending trips, from the day before today on: an evening trip may end after midnight. */
async function daysWithTrips(db: Db, driverId: number, today: IsoDate): Promise<IsoDate[]> {
  const rows = await db
    .selectFrom('booking')
    .select('ap_date')
    .distinct()
    .where('driverId', '=', driverId)
    .where('status', '=', BookingStatus.pending)
    .where('archivedAt', 'is', null)
    .where('ap_date', '>=', addDays(today, -1))
    .execute();
  return rows.map((row) => row.ap_date);
}

type Suggestion = AnswerOf<'suggestDrivers'>[number];

/** Placeholder driver of an unassigned trip; ids of drivers begin with 1. */
const NOBODY = 0;
const UNSAVED = -1;

/** Active drivers for a trip on its days, the best first: with as many queries as for a single driver. */
const suggestDrivers: Handler<'suggestDrivers', DispatchServices> = async ({ body, services }) => {
  const { db } = services;
  const { id, ap_date, limit } = body;
  const now = services.now();
  const dates = body.dates ?? [ap_date];
  refuseOddDays(dates, (index) => (body.dates ? `dates.${String(index)}` : 'ap_date'));
  const saved = id ? await savedTrip(db, id) : undefined;
  const { distance = saved?.distance } = body;
  const asked = await unsavedTrips(
    db,
    { ...body, distance, driverId: NOBODY },
    dates.map((date, index) => ({ id: index === 0 && id ? id : UNSAVED - index, ap_date: date })),
    { driver_active: true },
  );
  const refusals = id ? (await readRefusals(db, [id])).get(id) : undefined;
  const linkedId = saved?.linkedId ?? null;
  const drivers = await candidates(db, body);
  const rows = await tripRows(db, { dates, without: id ? [id] : [], statuses: [BookingStatus.pending] });
  const trips = rows.map((row) => plannedTrip(row));
  const aboard = new Set(rows.flatMap((row) => (row.charged ? row.id : [])));
  const unavailable = await readUnavailable(db, dates);
  const found = drivers.map(({ id, latitude, longitude, knowsClient, papersUntil, ...car }) => ({
    id,
    active: true,
    vehicle: { carriesWheelchair: car.carriesWheelchair, carriesStretcher: car.carriesStretcher },
    papersUntil,
    home: placeOf(latitude, longitude),
    knowsClient: knowsClient === true,
    position: recentPlace(car, now),
  }));
  const named = new Map(drivers.map((driver) => [driver.id, driver]));
  const days = asked.map((trip) => ({ ...trip, linkedId, refusals }));
  return rankDrivers(days, found, trips, unavailable, dates.length === 1 ? { now, aboard } : undefined)
    .slice(0, limit)
    .map((ranked) => suggestion(ranked, named.get(ranked.driverId)));
};

interface LastPlace {
  readonly refreshTime: number;
  readonly last_latitude: number | null;
  readonly last_longitude: number | null;
  readonly last_time: Date | null;
}

/** Last position of a driver, unless it is too old or impossible. */
function recentPlace({ refreshTime, last_latitude, last_longitude, last_time }: LastPlace, now: Date) {
  const place = placeOf(last_latitude, last_longitude);
  const isRecent = last_time && !isStalePosition(last_time.toISOString(), refreshTime, now);
  return place && isRecent && isInReach(place) ? place : null;
}

const suggestion = (
  { reasons, conflicts, live, ...ranked }: RankedDriver,
  name: { firstname: string | null; lastname: string | null } | undefined,
): Suggestion => ({
  ...ranked,
  firstname: name?.firstname ?? null,
  lastname: name?.lastname ?? null,
  estimated: true,
  reasons: [...reasons],
  conflicts: inOrder(conflicts),
  live: live && { ...live, pickUpAt: live.pickUpAt.toISOString() },
});

export const planningHandlers = {
  findBookingConflicts,
  listTripsWhileUnavailable,
  suggestDrivers,
} satisfies Handlers<DispatchServices>;

interface UnsavedTrip extends Omit<SpanBooking, 'ap_date'>, Pick<TravelNeeds, 'mobility'> {
  readonly clientId: number;
  readonly destinationId: number;
  readonly pick_address?: string | null | undefined;
  readonly driverId: number;
}

type Driver = Pick<
  TripRow,
  'driver_active' | 'driver_carriesWheelchair' | 'driver_carriesStretcher' | 'driver_papersUntil'
>;

interface Days {
  readonly id: number;
  readonly ap_date: string;
}

/**
 * A requested trip as it would be on some days, each with an id of its own.
 * @throws ProblemError when client or destination is unknown
 */
async function unsavedTrips(db: Db, trip: UnsavedTrip, days: readonly Days[], driver: Driver): Promise<PlannedTrip[]> {
  const places = await recordsOf(db, [trip]);
  const unknown = (field: string): ProblemField => ({ field, messageKey: 'validation.notFound' });
  const refused = [
    places.hasClient(trip.clientId) ? [] : unknown('clientId'),
    places.hasDestination(trip.destinationId) ? [] : unknown('destinationId'),
  ].flat();
  if (refused.length > 0) throw invalid(...refused);
  const answered = { status: BookingStatus.pending, accepted: Accepted.pending, ...driver };
  return days.map((day) => plannedTrip({ ...trip, ...places.of(trip), ...answered, ...day }));
}
