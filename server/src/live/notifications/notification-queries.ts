import type { Db } from '../../db/database.ts';

/** Whether there is such a booking. */
export async function bookingExists(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('booking').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}
