import type { Services } from '../../app/services.ts';
import type { Db } from '../../db/database.ts';

interface Written<Result> {
  result: Result;
  ids: number[];
  /** Days whose lists changed. */
  dates: string[];
}

/** Changes bookings in one transaction, and tells about it once it is committed; all of it happens or nothing. */
export async function writeBookings<Result>({ db, bookingEvents, changes }: Services, work: (trx: Db) => Promise<Written<Result>>): Promise<Result> {
  const { result, ids, dates } = await db.transaction().execute(work);
  // Who hears of it asks at once, and must not be answered from what was kept before.
  await changes?.settled();
  if (ids.length > 0) bookingEvents.emit('booking_update', { ids, dates: [...new Set(dates)].sort() });
  return result;
}
