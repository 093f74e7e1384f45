import type { components } from '@navette/openapi/types';
import { isInReach } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

type DriverLocation = components['schemas']['DriverLocation'];

const locations = (db: Db) =>
  db.selectFrom('driver_location').select(['driverId', 'latitude', 'longitude', 'time', 'charged', 'position']);

type LocationRow = Awaited<ReturnType<ReturnType<typeof locations>['execute']>>[number];

/** Keyed by the driver's id (specification/live.md#positions). */
const locationOf = ({ latitude, longitude, time, ...data }: LocationRow): DriverLocation => ({
  key: String(data.driverId),
  l: [latitude, longitude],
  data: { ...data, time: time.toISOString() },
});

/** The last position of each driver. */
export const lastLocations = async (db: Db): Promise<DriverLocation[]> =>
  (await locations(db).orderBy('driverId').execute()).filter(isInReach).map(locationOf);

/** Last positions by key, unordered. */
export const locationsByKey = async (db: Db, keys: readonly string[]): Promise<DriverLocation[]> =>
  (
    await locations(db)
      .where('driverId', '=', sql<number>`any(${keys.map(Number)}::integer[])`)
      .execute()
  )
    .filter(isInReach)
    .map(locationOf);

/** Deletes the last positions and returns their number; the history stays. */
export const removeLocations = async (db: Db): Promise<bigint> =>
  (await db.deleteFrom('driver_location').executeTakeFirst()).numDeletedRows;
