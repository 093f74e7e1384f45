import {
  Accepted,
  addDays,
  brusselsNow,
  DRIVEN_STATUSES,
  eachDay,
  personName,
  type DateRange,
} from '@navette/shared/domain';
import type { PlanChoice, PlanDay, SeriesFacts, SeriesRange } from '@navette/shared/plan';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { fromBookings } from '../bookings/booking-rows.ts';
import { readPlanDay } from './read-day.ts';

/** Days before the planned ones whose drivers count as those that a client knows. */
const EARLIER_DAYS = 28;

/** Query of the proposal. */
interface SeriesChoice extends Pick<PlanChoice, 'driverIds' | 'moveAccepted' | 'kept'> {
  readonly range: DateRange;
  /** Standing orders; all when missing. */
  readonly seriesIds?: readonly number[] | undefined;
}

/**
 * Standing orders of some days as the database has them now, with what is shown of them. Trips that are over, or of no standing order, are locked; so is
 * every other trip when some changes are kept.
 */
export async function readSeries(
  db: Db,
  { range, seriesIds, ...query }: SeriesChoice,
  now: Date,
): Promise<SeriesRange & { readonly facts: readonly SeriesFacts[] }> {
  const { start, end } = range;
  const rows = await fromBookings(db)
    .innerJoin('booking_series', 'booking_series.id', 'booking.seriesId')
    .select(['booking.id', 'booking.ap_date', 'booking_series.id as seriesId', 'booking_series.weekdays'])
    .select(['booking.clientId', 'booking.destinationId', 'destination.name as destination'])
    .select(['client.firstname', 'client.lastname'])
    .select(sql<boolean>`not (client.active and destination.active)`.as('inactive'))
    .where('booking.ap_date', '>=', start)
    .where('booking.ap_date', '<=', end)
    .where('booking.status', 'in', DRIVEN_STATUSES)
    .where('booking.archivedAt', 'is', null)
    .$if(seriesIds !== undefined, (query) =>
      query.where('booking.seriesId', '=', sql<number>`any(${[...(seriesIds ?? [])]}::integer[])`),
    )
    .orderBy('booking.ap_date')
    .orderBy('booking.id')
    .execute();
  const seriesOf = new Map(rows.map(({ id, seriesId }) => [id, seriesId]));
  const facts = new Map<number, SeriesFacts>();
  for (const { id: _, ap_date: __, firstname, lastname, ...row } of rows)
    if (!facts.has(row.seriesId))
      facts.set(row.seriesId, { ...row, client: personName({ firstname, lastname }, 'list') });
  const dates = new Set(rows.map(({ ap_date }) => ap_date));
  const today = brusselsNow(now);
  const kept = query.kept && new Set(query.kept.map(({ bookingId }) => bookingId));
  const mayChange = (id: number): boolean => seriesOf.has(id) && kept?.has(id) !== false;
  const days: PlanDay[] = [];
  for (const date of eachDay(start, end)) {
    if (!dates.has(date)) continue;
    const day = await readPlanDay(db, {
      date,
      query: { ...query, ...(date === today.date && { from: today.time }) },
      now,
    });
    const lockedTrips = day.trips.flatMap(({ id }) => (date >= today.date && mayChange(id) ? [] : id));
    days.push({ ...day, query: { ...day.query, lockedTrips: [...(day.query.lockedTrips ?? []), ...lockedTrips] } });
  }
  return { days, seriesOf, earlier: await earlierDrivers(db, start, [...facts.keys()]), facts: [...facts.values()] };
}

/** Trips of each driver in the weeks before, by standing order. */
async function earlierDrivers(db: Db, start: string, ids: readonly number[]): Promise<SeriesRange['earlier']> {
  const rows = await db
    .selectFrom('booking')
    .select(['seriesId', 'driverId', (query) => query.fn.countAll<number>().as('trips')])
    .where('seriesId', '=', sql<number>`any(${[...ids]}::integer[])`)
    .where('ap_date', '>=', addDays(start, -EARLIER_DAYS))
    .where('ap_date', '<', start)
    .where('status', 'in', DRIVEN_STATUSES)
    .where('accepted', '!=', Accepted.assign)
    .groupBy(['seriesId', 'driverId'])
    .execute();
  const earlier = new Map<number, Map<number, number>>();
  for (const { seriesId, driverId, trips } of rows) {
    if (seriesId === null) continue;
    const own = earlier.get(seriesId) ?? new Map<number, number>();
    earlier.set(seriesId, own.set(driverId, trips));
  }
  return earlier;
}
