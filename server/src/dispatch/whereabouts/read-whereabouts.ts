import {
  brusselsNow,
  brusselsToday,
  BookingStatus,
  forecastStops,
  isInReach,
  occupiesDriver,
  minutesOverdue,
  minutesUntil,
  plannedTimes,
  plannedTrip,
  PICK_UP_GRACE,
  positionState,
  type GeoPlace,
  type OutlookTrip,
  type PositionState,
  stopsAhead,
  type StopAhead,
} from '@navette/shared/domain';
import type { components } from '@navette/openapi/types';
import type { Db } from '../../db/database.ts';
import { tripRows } from '../planning/trip-queries.ts';
import type { DispatchServices } from '../services.ts';

type Whereabouts = components['schemas']['Whereabouts'];

/** Position of a driver as it was last seen. */
interface Seen extends GeoPlace {
  readonly time: string;
  readonly state: PositionState;
}

/**
 * Position of the driver and expected times of today's open trips: of one booking, whatever its time, or of all that are under way or begin within two
 * hours (specification/live.md#where-a-driver-is). With as many queries as for a single driver.
 */
export async function readWhereabouts(
  { db, routes, now }: Pick<DispatchServices, 'db' | 'routes' | 'now'>,
  bookingId?: number,
): Promise<Whereabouts[]> {
  const moment = now();
  const asked = bookingId === undefined ? undefined : await driverOf(db, bookingId);
  if (asked === null) return [];
  const driverIds = asked === undefined ? {} : { driverIds: [asked] };
  const trips = await tripsOfDrivers(db, { date: brusselsToday(moment), ...driverIds });
  const seen = await seenDrivers(db, moment);
  const overdue = (trip: OutlookTrip): number => minutesOverdue(trip, minutesUntil(trip.date, trip, moment));
  const isAsked = (trip: OutlookTrip, ahead: ReadonlySet<number>): boolean =>
    bookingId === undefined ? ahead.has(trip.id) || overdue(trip) > 0 : trip.id === bookingId;
  const found = await Promise.all(
    [...trips].map(async ([driverId, own]) => {
      const aboard = new Set(own.filter(({ charged }) => charged).map(({ id }) => id));
      const stops = stopsAhead(own, aboard, moment);
      const ahead = new Set(stops.map(({ trip }) => trip.id));
      const wanted = own.filter((trip) => isAsked(trip, ahead));
      const place = seen.get(driverId);
      const expected =
        place && place.state !== 'stale' && wanted.length > 0
          ? await expectedTimes(routes, { stops, position: place, moment })
          : undefined;
      return wanted.map((trip): Whereabouts => {
        const forecast = expected?.forecasts.get(trip.id);
        const lateMinutes = forecast?.lateMinutes ?? overdue(trip);
        return {
          bookingId: trip.id,
          driverId,
          step: trip.charged ? 'onBoard' : stops[0]?.trip.id === trip.id ? 'toPickUp' : 'later',
          seen: place ?? null,
          pickUpAt: forecast?.pickUpAt?.toISOString() ?? null,
          arrivesAt: forecast?.arrivesAt.toISOString() ?? null,
          lateMinutes,
          late: lateMinutes > PICK_UP_GRACE,
          estimated: expected?.estimated ?? false,
        };
      });
    }),
  );
  return found.flat();
}

/** Expected minutes of delay by booking, of trips whose driver has a recent position. */
export const expectedLates = (found: readonly Whereabouts[]): ReadonlyMap<number, number> =>
  new Map(
    found.flatMap(({ bookingId, arrivesAt, lateMinutes }) => (arrivesAt ? [[bookingId, lateMinutes] as const] : [])),
  );

const driverOf = async (db: Db, id: number): Promise<number | null> =>
  (await db.selectFrom('booking').select('driverId').where('id', '=', id).executeTakeFirst())?.driverId ?? null;

/** Open trips of a day and of those beside it that drivers have, by driver and pick-up. */
async function tripsOfDrivers(
  db: Db,
  { date, ...driverIds }: { readonly date: string; readonly driverIds?: readonly number[] },
): Promise<ReadonlyMap<number, OutlookTrip[]>> {
  const rows = await tripRows(db, { dates: [date], statuses: [BookingStatus.pending], ...driverIds });
  const trips = rows
    .map((row): OutlookTrip => ({ ...plannedTrip(row), charged: row.charged }))
    .filter(occupiesDriver)
    .filter((trip) => trip.date === date || trip.charged)
    .toSorted((one, other) => one.driverId - other.driverId || plannedTimes(one).start - plannedTimes(other).start);
  const byDriver = new Map<number, OutlookTrip[]>();
  for (const trip of trips) byDriver.set(trip.driverId, [...(byDriver.get(trip.driverId) ?? []), trip]);
  return byDriver;
}

async function seenDrivers(db: Db, now: Date): Promise<ReadonlyMap<number, Seen>> {
  const rows = await db
    .selectFrom('driver_location as last')
    .innerJoin('driver', 'driver.id', 'last.driverId')
    .select(['driver.id', 'driver.refreshTime', 'last.latitude', 'last.longitude', 'last.time', 'last.charged'])
    .select('last.position')
    .execute();
  return new Map(
    rows.filter(isInReach).map(({ id, refreshTime, latitude, longitude, charged, position, ...row }) => {
      const time = row.time.toISOString();
      const state = positionState({ time, charged, activity: position.activity.type }, refreshTime, now);
      return [id, { latitude, longitude, time, state }];
    }),
  );
}

interface Driving {
  readonly stops: readonly StopAhead[];
  readonly position: GeoPlace;
  readonly moment: Date;
}

/** Forecasts of a driver's trips by one route through all stops, from where he is to about a hundred metres; none without a road. */
async function expectedTimes(routes: DispatchServices['routes'], { stops, position, moment }: Driving) {
  if (stops.length === 0) return undefined;
  const here = { latitude: nearby(position.latitude), longitude: nearby(position.longitude) };
  const route = await routes.route([here, ...stops.map(({ place }) => place)], brusselsNow(moment));
  if (!route) return undefined;
  const roadTime = (_from: GeoPlace, _to: GeoPlace, _at: number, index: number): number =>
    (route.legs[index]?.duration ?? 0) * 1000;
  return { estimated: route.estimated, forecasts: forecastStops(stops, { position, now: moment, roadTime }) };
}

const nearby = (degrees: number): number => Math.round(degrees * 1000) / 1000;
