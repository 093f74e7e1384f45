import type { Handler } from '../../app/operation.ts';
import { notFound } from '../../app/problem.ts';
import type { Db } from '../../db/database.ts';

export const listBookingHistory: Handler<'listBookingHistory'> = async ({ path, services }) => {
  const rows = await services.db
    .selectFrom('booking_history')
    .select(['id', 'at', 'userId', 'userName', 'action', 'changes'])
    .where('bookingId', '=', path.id)
    .orderBy('id', 'desc')
    .execute();
  if (rows.length === 0 && !(await exists(services.db, path.id))) throw notFound();
  return rows.map(({ at, userId, userName, ...change }) => ({
    ...change,
    at: at.toISOString(),
    user: { id: userId, name: userName },
  }));
};

async function exists(db: Db, id: number): Promise<boolean> {
  return Boolean(await db.selectFrom('booking').select('id').where('id', '=', id).executeTakeFirst());
}
