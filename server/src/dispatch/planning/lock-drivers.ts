import { sql } from 'kysely';
import { papersUntilColumn } from '../../db/papers-until.ts';
import type { Db } from '../../db/database.ts';

/**
 * Holds drivers until the transaction ends, so that two people who assign the same one come one after the other. Before anything is written: writing
 * a booking holds its day, and nobody may wait for a driver with a day in hand. Answers who of those there are drives, and with what car.
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
