import { isPassword } from '../auth/password.ts';
import type { Db } from '../db/database.ts';
import { DEMO_PASSWORD } from '../demo/users.ts';

/** A simulated driver: account and home. */
export interface PlayedDriver {
  readonly id: number;
  readonly email: string;
  readonly home: { readonly latitude: number; readonly longitude: number };
}

/**
 * Active drivers with a known home and an app account with the demo password. Accounts with another password belong to people: failed sign-ins would
 * only lock them.
 * @param only id of one driver; all drivers when undefined
 */
export async function readRoster(db: Db, only?: number): Promise<PlayedDriver[]> {
  const rows = await db
    .selectFrom('driver')
    .innerJoin('app_user', (join) =>
      join.onRef('app_user.email', '=', 'driver.email').on('app_user.role', '=', 'driver'),
    )
    .select(['driver.id', 'driver.email', 'driver.latitude', 'driver.longitude', 'passwordHash'])
    .where('driver.active', '=', true)
    .$if(only !== undefined, (query) => query.where('driver.id', '=', only ?? 0))
    .orderBy('driver.id')
    .execute();
  const ours = await hashesOfDemo(rows.map(({ passwordHash }) => passwordHash));
  return rows.flatMap(({ id, email, latitude, longitude, passwordHash }) =>
    email !== null && latitude !== null && longitude !== null && ours.has(passwordHash)
      ? [{ id, email, home: { latitude, longitude } }]
      : [],
  );
}

/** Hashes of the demo password, which the demo gives to all drivers. */
async function hashesOfDemo(hashes: readonly (string | null)[]): Promise<Set<string | null>> {
  const found = new Set<string | null>();
  for (const hash of new Set(hashes)) if (await isPassword(DEMO_PASSWORD, hash)) found.add(hash);
  return found;
}
