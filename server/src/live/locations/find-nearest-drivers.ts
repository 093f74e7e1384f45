import {
  brusselsToday,
  nearestDrivers,
  type PlannedTrip,
  addDays,
  BookingStatus,
  isInReach,
  placeOf,
  type IsoDate,
  type NearbyDriver,
} from '@navette/shared/domain';
import { pendingTrips, readUnavailable } from '../../dispatch/public.ts';
import type { Handler } from '../../kernel/operation.ts';
import { invalid } from '../../kernel/problem.ts';
import type { LiveServices } from '../services.ts';
import type { Db } from '../../db/database.ts';
import { nameColumn } from '../../db/name-column.ts';
import { papersUntilColumn } from '../../db/papers-until.ts';

const HOUR = 3_600_000;
/** Allowed offset from now, ms: screens lag a little, and plans are limited. */
const RANGE = { before: HOUR, after: 31 * 24 * HOUR };
/** Default number of drivers in an answer. */
const USUAL = 50;

/** Active drivers by estimated arrival at a place: with as many queries as for a single driver. */
export const findNearestDrivers: Handler<'findNearestDrivers', LiveServices> = async ({ body, services }) => {
  const { db } = services;
  const { latitude, longitude, time, bookingId, limit = USUAL } = body;
  const now = services.now();
  const at = time ? new Date(time) : now;
  const ahead = at.getTime() - now.getTime();
  // The contract allows leap seconds, JavaScript does not: NaN is in no range.
  if (!(ahead >= -RANGE.before && ahead <= RANGE.after))
    throw invalid({ field: 'time', messageKey: 'validation.invalid' });
  const dates = [brusselsToday(at)];
  const drivers = await nearbyDrivers(db);
  const pending = await pendingTrips(db, { dates });
  const trips = byDriver(pending);
  const found = nearestDrivers(
    { latitude, longitude },
    drivers.map(({ driver }) => ({ ...driver, trips: trips.get(driver.id) ?? [] })),
    {
      at,
      now,
      aboard: await aboardNow(db, dates),
      unavailable: await readUnavailable(db, dates),
      trip: pending.find(({ id }) => id === bookingId),
    },
  );
  const names = new Map(drivers.map(({ driver, name }) => [driver.id, name]));
  return found.slice(0, limit).map(({ freeAt, conflicts, ...nearest }) => ({
    ...nearest,
    name: names.get(nearest.driverId) ?? '',
    freeAt: freeAt?.toISOString() ?? null,
    conflicts: [...conflicts],
  }));
};

function byDriver(trips: readonly PlannedTrip[]): ReadonlyMap<number, readonly PlannedTrip[]> {
  const drivers = new Map<number, PlannedTrip[]>();
  for (const trip of trips) drivers.set(trip.driverId, [...(drivers.get(trip.driverId) ?? []), trip]);
  return drivers;
}

interface NamedDriver {
  readonly driver: Omit<NearbyDriver, 'trips'>;
  readonly name: string;
}

/** Active drivers with their last position, home and papers. */
async function nearbyDrivers(db: Db): Promise<NamedDriver[]> {
  const rows = await db
    .selectFrom('driver')
    .leftJoin('driver_location as last', 'last.driverId', 'driver.id')
    .select(['driver.id', 'driver.refreshTime', 'driver.carriesWheelchair', 'driver.carriesStretcher'])
    .select(['driver.latitude as home_latitude', 'driver.longitude as home_longitude'])
    .select(['last.latitude', 'last.longitude', 'last.time'])
    .select(papersUntilColumn().as('papersUntil'))
    .select(nameColumn('list', 'driver').as('name'))
    .where('driver.active', '=', true)
    .orderBy('driver.id')
    .execute();
  return rows.map(({ id, name, refreshTime, papersUntil, carriesWheelchair, carriesStretcher, ...row }) => {
    const last = placeOf(row.latitude, row.longitude);
    return {
      name,
      driver: {
        id,
        active: true,
        vehicle: { carriesWheelchair, carriesStretcher },
        papersUntil,
        refreshTime,
        last: last && row.time && isInReach(last) ? { ...last, time: row.time.toISOString() } : null,
        home: placeOf(row.home_latitude, row.home_longitude),
      },
    };
  });
}

/** Ids of the pending bookings of some days and the adjacent ones with their passenger on board. */
async function aboardNow(db: Db, dates: readonly IsoDate[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('booking')
    .select('id')
    .where('charged', '=', true)
    .where('status', '=', BookingStatus.pending)
    .where('archivedAt', 'is', null)
    .where(
      'ap_date',
      'in',
      dates.flatMap((date) => [addDays(date, -1), date, addDays(date, 1)]),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}
