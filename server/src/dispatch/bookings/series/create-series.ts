import type { BodyOf } from '../../../kernel/operation.ts';
import type { Db } from '../../../db/database.ts';

/** A standing order, as it was chosen. Answers its number. */
export async function createSeries(
  trx: Db,
  { weekdays, until }: NonNullable<BodyOf<'addBookings'>['series']>,
): Promise<number> {
  const { id } = await trx
    .insertInto('booking_series')
    .values({ weekdays, until })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
