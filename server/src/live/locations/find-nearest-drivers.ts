import { brusselsToday, nearestDrivers, type PlannedTrip } from '@navette/shared/domain';
import { pendingTrips, readUnavailable } from '../../dispatch/public.ts';
import type { Handler } from '../../kernel/operation.ts';
import { invalid } from '../../kernel/problem.ts';
import { aboardNow, nearbyDrivers } from './nearest-queries.ts';
import type { LiveServices } from '../services.ts';

const HOUR = 3_600_000;
/** Ms before and after now that may be asked about: screens are a little behind, and plans end somewhere. */
const RANGE = { before: HOUR, after: 31 * 24 * HOUR };
/** Drivers in an answer when no other number is asked for. */
const USUAL = 50;

/** Active drivers by how soon they can be at a place: as many questions to the database as there are for one driver. */
export const findNearestDrivers: Handler<'findNearestDrivers', LiveServices> = async ({ body, services }) => {
  const { db } = services;
  const { latitude, longitude, time, limit = USUAL } = body;
  const now = services.now();
  const at = time ? new Date(time) : now;
  const ahead = at.getTime() - now.getTime();
  // An instant of a leap second is one by the contract, and none to JavaScript: NaN is in no range.
  if (!(ahead >= -RANGE.before && ahead <= RANGE.after))
    throw invalid({ field: 'time', messageKey: 'validation.invalid' });
  const dates = [brusselsToday(at)];
  const drivers = await nearbyDrivers(db);
  const trips = byDriver(await pendingTrips(db, { dates }));
  const found = nearestDrivers(
    { latitude, longitude },
    drivers.map(({ driver }) => ({ ...driver, trips: trips.get(driver.id) ?? [] })),
    { at, now, aboard: await aboardNow(db, dates), unavailable: await readUnavailable(db, dates) },
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
