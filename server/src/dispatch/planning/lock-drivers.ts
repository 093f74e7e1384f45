import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/**
 * Holds drivers until the transaction ends, so that two people who assign the same one come one after the other. Before anything is written: writing
 * a booking holds its day, and nobody may wait for a driver with a day in hand. Answers which of those there are drive.
 */
export async function lockDrivers(trx: Db, ids: readonly number[]): Promise<ReadonlyMap<number, boolean>> {
  const drivers = await trx
    .selectFrom('driver')
    .select(['id', 'active'])
    .where('id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(drivers.map(({ id, active }) => [id, active]));
}
