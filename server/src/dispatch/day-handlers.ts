import {
  addDays,
  brusselsToday,
  countProgress,
  mayOpen,
  type Page,
  addMonths,
  endOfMonth,
  startOfMonth,
  type DateRange,
  type IsoDate,
} from '@navette/shared/domain';
import type { Handler, Handlers } from '../kernel/operation.ts';
import type { DispatchServices } from './services.ts';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../db/database.ts';
import { bookingRows, fromBookings } from './bookings/booking-rows.ts';
import { onInvoiceSide, stillToInvoice } from './bookings/invoice-lock.ts';
import { listDayProblems } from './whereabouts/list-day-problems.ts';
import { expectedLates, readWhereabouts } from './whereabouts/read-whereabouts.ts';

/** Pages of users who make client invoices, as in the contract's listTripsToInvoice. */
const INVOICING: readonly Page[] = ['invoice', 'walletclient'];

const getDayOverview: Handler<'getDayOverview', DispatchServices> = async ({ caller, services }) => {
  const moment = services.now();
  const today = brusselsToday(moment);
  const tomorrow = addDays(today, 1);
  const { trips, toInvoice } = await readDay(services.db, { start: today, end: tomorrow });
  const expected = expectedLates(await readWhereabouts(services));
  const count = (date: string) =>
    countProgress(
      trips.filter(({ ap_date }) => ap_date === date).map((trip) => ({ ...trip, expectedLate: expected.get(trip.id) })),
      moment,
    );
  const may = (page: Page) => mayOpen(caller.user.pages, page);
  return {
    today,
    tomorrow,
    trips: may('booking') ? { ...count(today), toAssignTomorrow: count(tomorrow).toAssign } : null,
    toInvoice: INVOICING.some(may) ? (toInvoice ?? 0) : null,
  };
};

/** Trips of some days, with the fields that decide their progress. */
const dayTrips = (db: Db, { start, end }: DateRange) =>
  fromBookings(db)
    .select([
      'booking.id',
      'booking.type',
      'booking.status',
      'booking.accepted',
      'booking.charged',
      'booking.offer',
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

const lastMonth = (today: IsoDate): DateRange => {
  const start = addMonths(startOfMonth(today), -1);
  return { start, end: endOfMonth(start) };
};

/** All counts of the home page, in one statement. */
const readDay = (db: Db, days: DateRange) =>
  db
    .selectNoFrom([
      // As jsonb, which the pool parses.
      sql<DayTrip[]>`to_jsonb(${jsonArrayFrom(dayTrips(db, days))})`.as('trips'),
      toInvoice(fromBookings(db), days.start)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('toInvoice'),
    ])
    .executeTakeFirstOrThrow();

/** Data of the home page (specification/office.md#home). */
export const dayHandlers = {
  getDayOverview,
  listDayProblems,
  listTripsToInvoice: ({ services }) => readTripsToInvoice(services.db, brusselsToday(services.now())),
} satisfies Handlers<DispatchServices>;

type DayTrip = Awaited<ReturnType<ReturnType<typeof dayTrips>['execute']>>[number];

/** Narrows bookings to those of last month on the invoice side of the clients' wallets. */
function toInvoice(query: ReturnType<typeof fromBookings>, today: IsoDate) {
  const { start, end } = lastMonth(today);
  return query
    .where('booking.ap_date', '>=', start)
    .where('booking.ap_date', '<=', end)
    .where(stillToInvoice('client'))
    .where(onInvoiceSide);
}

/** The trips that {@link readDay} counts as to be invoiced. */
const readTripsToInvoice = (db: Db, today: IsoDate) =>
  bookingRows(db)
    .where('booking.id', 'in', toInvoice(fromBookings(db), today).select('booking.id'))
    .orderBy('booking.ap_date')
    .orderBy('booking.pick_time')
    .orderBy('booking.id')
    .execute();
