import {
  addDays,
  BookingStatus,
  brusselsToday,
  clockOf,
  conflictsOfTrips,
  dayProblems,
  type DayProblem,
  isCarried,
  isWithinSlack,
  plannedTrip,
  planningSlack,
  type ProblemTrip,
  wallMinutes,
} from '@navette/shared/domain';
import { sql } from 'kysely';
import type { AnswerOf, Handler } from '../../kernel/operation.ts';
import { fromBookings } from '../bookings/booking-rows.ts';
import { readUnavailable } from '../planning/read-refusals.ts';
import { tripRows } from '../planning/trip-queries.ts';
import type { DispatchServices } from '../services.ts';
import { expectedLates, readWhereabouts } from './read-whereabouts.ts';

/** Trips of today and tomorrow that need a dispatcher (specification/office.md#home), in as many queries whatever their number. */
export const listDayProblems: Handler<'listDayProblems', DispatchServices> = async ({ services }) => {
  const { db } = services;
  const now = services.now();
  const today = brusselsToday(now);
  const dates = [today, addDays(today, 1)];
  const expected = expectedLates(await readWhereabouts(services));
  const rows = await tripRows(db, { dates: [today], statuses: [BookingStatus.pending] });
  const trips = rows.flatMap((row): ProblemTrip | [] => {
    if (isCarried(row.offer)) return [];
    const { id, charged, willCall } = row;
    return { ...plannedTrip(row), charged, willCall, expectedLate: expected.get(id) };
  });
  const conflicts = conflictsOfTrips(trips, await readUnavailable(db, dates));
  const slack = planningSlack(await db.selectFrom('setting').select(['variable', 'value']).execute());
  const found = dayProblems(trips, {
    now,
    conflictsOf: (id) =>
      (conflicts.get(id) ?? []).filter((conflict) => !isWithinSlack(conflict, slack)).map(({ kind }) => kind),
  });
  const all = [...found.soon, ...found.waiting, ...found.tomorrow];
  const names = await namesOf(
    services,
    all.map(({ tripId }) => tripId),
  );
  const byId = new Map(trips.map((trip) => [trip.id, trip]));
  const named = (problems: readonly DayProblem[]): AnswerOf<'listDayProblems'>['soon'] =>
    problems.flatMap(({ kind, tripId, minutes }) => {
      const [trip, name] = [byId.get(tripId), names.get(tripId)];
      if (!trip || !name) return [];
      const time = clockOf(wallMinutes(trip.date, trip.start));
      return { kind, bookingId: tripId, minutes, ap_date: trip.date, time, ...name };
    });
  return { soon: named(found.soon), waiting: named(found.waiting), tomorrow: named(found.tomorrow) };
};

async function namesOf({ db }: Pick<DispatchServices, 'db'>, ids: readonly number[]) {
  const rows = await fromBookings(db)
    .select([
      'booking.id',
      'booking.type',
      'client.firstname as client_firstname',
      'client.lastname as client_lastname',
    ])
    .select(['destination.name as destination_name'])
    .select(['driver.firstname as driver_firstname', 'driver.lastname as driver_lastname'])
    .where('booking.id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .execute();
  return new Map(rows.map(({ id, ...names }) => [id, names]));
}
