import type { Db } from '../db/database.ts';

/** A driver who is played: whom to sign in, and where the day begins. */
export interface PlayedDriver {
  readonly id: number;
  readonly email: string;
  readonly home: { readonly latitude: number; readonly longitude: number };
}

/** Drivers who have an account for the app and a home on the map. */
export async function readRoster(db: Db): Promise<PlayedDriver[]> {
  const rows = await db
    .selectFrom('driver')
    .innerJoin('app_user', (join) => join.onRef('app_user.email', '=', 'driver.email').on('app_user.role', '=', 'driver'))
    .select(['driver.id', 'driver.email', 'driver.latitude', 'driver.longitude'])
    .where('driver.active', '=', true)
    .orderBy('driver.id')
    .execute();
  return rows.flatMap(({ id, email, latitude, longitude }) => (email !== null && latitude !== null && longitude !== null ? [{ id, email, home: { latitude, longitude } }] : []));
}
