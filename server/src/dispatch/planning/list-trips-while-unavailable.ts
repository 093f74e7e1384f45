import { addDays, BookingStatus, brusselsNow, tripsWhileUnavailable, type IsoDate } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Handler } from '../../kernel/operation.ts';
import { invalid } from '../../kernel/problem.ts';
import { bookingRows } from '../bookings/booking-rows.ts';
import type { DispatchServices } from '../services.ts';
import { tripDriver } from './candidate-queries.ts';
import { refuseOddDays } from './countable-days.ts';
import { readUnavailable } from './read-unavailable.ts';
import { pendingTrips } from './trip-queries.ts';

/** Trips of a driver that fall into his leave or into slots that were marked without him, by day and time. */
export const listTripsWhileUnavailable: Handler<'listTripsWhileUnavailable', DispatchServices> = async ({
  body: { driverId, dates },
  services,
}) => {
  const { db } = services;
  if (dates) refuseOddDays(dates, (index) => `dates.${index}`);
  if ((await tripDriver(db, driverId)) === undefined)
    throw invalid({ field: 'driverId', messageKey: 'validation.notFound' });
  const now = brusselsNow(services.now());
  const days = dates ?? (await daysWithTrips(db, driverId, now.date));
  const trips = await pendingTrips(db, { dates: days, driverIds: [driverId] });
  const ids = tripsWhileUnavailable(trips, await readUnavailable(db, days, driverId), now, dates).map(({ id }) => id);
  return bookingRows(db)
    .where('booking.id', '=', sql<number>`any(${ids}::integer[])`)
    .orderBy('booking.ap_date')
    .orderBy(sql`coalesce(booking.pick_time, booking.ap_time)`)
    .orderBy('booking.id')
    .execute();
};

/** Days on which a driver has pending trips, from the day before on: a trip of the evening may end after midnight. */
async function daysWithTrips(db: Db, driverId: number, today: IsoDate): Promise<IsoDate[]> {
  const rows = await db
    .selectFrom('booking')
    .select('ap_date')
    .distinct()
    .where('driverId', '=', driverId)
    .where('status', '=', BookingStatus.pending)
    .where('archivedAt', 'is', null)
    .where('ap_date', '>=', addDays(today, -1))
    .execute();
  return rows.map((row) => row.ap_date);
}
