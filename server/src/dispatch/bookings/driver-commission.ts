import { invalid } from '../../kernel/problem.ts';
import type { Db } from '../../db/database.ts';

/**
 * The commission a driver has, in percent.
 * @throws ProblemError on `field` when there is no such driver
 */
export async function commissionOf(trx: Db, driverId: number, field = 'driverId'): Promise<number | null> {
  const driver = await trx.selectFrom('driver').select('commission').where('id', '=', driverId).executeTakeFirst();
  if (!driver) throw invalid({ field, messageKey: 'validation.notFound' });
  return driver.commission;
}
