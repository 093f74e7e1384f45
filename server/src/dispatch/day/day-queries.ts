import { addMonths, endOfMonth, startOfMonth, type DateRange, type IsoDate } from '@navette/shared/domain';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../db/database.ts';
import { bookingRows, fromBookings } from '../bookings/booking-rows.ts';
import { onInvoiceSide, stillToInvoice } from '../bookings/to-invoice.ts';

/** Trips of some days, with the fields that decide their progress. */
const dayTrips = (db: Db, { start, end }: DateRange) =>
  fromBookings(db)
    .select([
      'booking.type',
      'booking.status',
      'booking.accepted',
      'booking.charged',
      'driver.active as driver_active',
      sql<string>`to_char(booking.ap_date, 'YYYY-MM-DD')`.as('ap_date'),
      sql<string>`to_char(booking.ap_time, 'HH24:MI')`.as('ap_time'),
      sql<string | null>`to_char(booking.pick_time, 'HH24:MI')`.as('pick_time'),
      // Large, and needed only without a pick-up time.
      sql<string | null>`case when booking.pick_time is null then booking.distance end`.as('distance'),
    ])
    .where('booking.ap_date', '>=', start)
    .where('booking.ap_date', '<=', end)
    .where('booking.archivedAt', 'is', null);

type DayTrip = Awaited<ReturnType<ReturnType<typeof dayTrips>['execute']>>[number];

const lastMonth = (today: IsoDate): DateRange => {
  const start = addMonths(startOfMonth(today), -1);
  return { start, end: endOfMonth(start) };
};

/** Narrows bookings to those of last month on the invoice side of the clients' wallets. */
function toInvoice(query: ReturnType<typeof fromBookings>, today: IsoDate) {
  const { start, end } = lastMonth(today);
  return query
    .where('booking.ap_date', '>=', start)
    .where('booking.ap_date', '<=', end)
    .where(stillToInvoice('client'))
    .where(onInvoiceSide);
}

/** All counts of the home page, in one statement. */
export const readDay = (db: Db, days: DateRange) =>
  db
    .selectNoFrom([
      // As jsonb, which the pool parses.
      sql<DayTrip[]>`to_jsonb(${jsonArrayFrom(dayTrips(db, days))})`.as('trips'),
      toInvoice(fromBookings(db), days.start)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('toInvoice'),
    ])
    .executeTakeFirstOrThrow();

/** The trips that {@link readDay} counts as to be invoiced. */
export const readTripsToInvoice = (db: Db, today: IsoDate) =>
  bookingRows(db)
    .where('booking.id', 'in', toInvoice(fromBookings(db), today).select('booking.id'))
    .orderBy('booking.ap_date')
    .orderBy('booking.pick_time')
    .orderBy('booking.id')
    .execute();
