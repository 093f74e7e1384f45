import type { Services } from '../../app/services.ts';
import type { Db } from '../../db/database.ts';

/** What a transaction made of bookings. */
export interface Written<Result> {
  result: Result;
  ids: number[];
  /** Days whose lists changed. */
  dates: string[];
}

/** Changes bookings in one transaction, and tells about it once it is committed; all of it happens or nothing. */
export async function writeBookings<Result>(services: Services, work: (trx: Db) => Promise<Written<Result>>): Promise<Result> {
  const { result, ids, dates } = await services.db.transaction().execute(work);
  await tellOfBookings(services, ids, dates);
  return result;
}

/** Tells once of all that is committed; nothing changed, nothing told. */
export async function tellOfBookings({ bookingEvents, changes }: Services, ids: readonly number[], dates: readonly string[]): Promise<void> {
  // Who hears of it asks at once, and must not be answered from what was kept before.
  await changes?.settled();
  if (ids.length > 0) bookingEvents.emit('booking_update', { ids: [...ids], dates: [...new Set(dates)].sort() });
}
