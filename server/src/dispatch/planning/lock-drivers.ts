import { sql } from 'kysely';
import { papersUntilColumn } from '../../db/papers-until.ts';
import type { Db } from '../../db/database.ts';

/**
 * Locks drivers until the transaction ends, so that concurrent assignments of one are serialised. Must run before any write: writing a booking locks
 * its day, and nobody may wait for a driver while holding a day. Returns the drivers found, with active flag and vehicle.
 */
export async function lockDrivers(trx: Db, ids: readonly number[]) {
  const drivers = await trx
    .selectFrom('driver')
    .select(['id', 'active as driver_active'])
    .select(['carriesWheelchair as driver_carriesWheelchair', 'carriesStretcher as driver_carriesStretcher'])
    .select(papersUntilColumn().as('driver_papersUntil'))
    .where('id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(drivers.map(({ id, ...driver }) => [id, driver]));
}
