import type { components } from '@navette/openapi/types';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { NewRow } from '../../db/types.ts';

type Demand = components['schemas']['Demand'];

const demands = (db: Db, now: Date) =>
  db
    .selectFrom('demand')
    .select(['key', 'bookingId as id', 'driverId', 'endtime', 'price', 'bookings'])
    .where('endtime', '>', now);

type DemandRow = Awaited<ReturnType<ReturnType<typeof demands>['execute']>>[number];

const demandOf = ({ endtime, ...demand }: DemandRow): Demand => ({ ...demand, endtime: endtime.toISOString() });

/** Demands that have not expired, by expiry. */
export const openDemands = async (db: Db, now: Date): Promise<Demand[]> =>
  (await demands(db, now).orderBy('endtime').orderBy('key').execute()).map(demandOf);

/** Unexpired demands by key, unordered. */
export const demandsByKey = async (db: Db, keys: readonly string[], now: Date): Promise<Demand[]> =>
  (
    await demands(db, now)
      .where('key', '=', sql<string>`any(${keys}::text[])`)
      .execute()
  ).map(demandOf);

/** Saves a driver's demand, replacing an earlier one for the same booking. Returns the key. */
export async function keepDemand(db: Db, demand: NewRow<'demand'>, now: Date): Promise<string> {
  await db.deleteFrom('demand').where('endtime', '<=', now).execute();
  const { endtime, price, bookings } = demand;
  const { key } = await db
    .insertInto('demand')
    .values(demand)
    .onConflict((row) => row.columns(['bookingId', 'driverId']).doUpdateSet({ endtime, price, bookings }))
    .returning('key')
    .executeTakeFirstOrThrow();
  return key;
}

/** Deletes the demand of a driver for a booking that was granted. */
export const removeGranted = (db: Db, { id, driverId }: { readonly id: number; readonly driverId: number }) =>
  db.deleteFrom('demand').where('bookingId', '=', id).where('driverId', '=', driverId).execute();

/** Deletes demands and returns their number. */
export const removeDemand = async (db: Db, key: string) =>
  (await db.deleteFrom('demand').where('key', '=', key).executeTakeFirst()).numDeletedRows;
