import { DRIVEN_STATUSES, isDoubleTrip, isDriven, type PatientTrip } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { components } from '@navette/openapi/types';
import { conflict } from '../../kernel/problem.ts';
import { nameColumn } from '../../db/name-column.ts';
import type { Db } from '../../db/database.ts';
import type { Row } from '../../db/types.ts';
import type { PlannedChange } from './plan-change.ts';

/** A trip that takes the same patient at an overlapping or near time. */
export type DoubleTrip = components['schemas']['DoubleTrip'];

/** Trips that are named in one refusal. */
const MOST_NAMED = 20;

/**
 * Trips that take the patients of some trips at overlapping or near times; one that was unfounded or canceled may be booked again
 * (specification/bookings.md#double-trips).
 * `without`: bookings that are no duplicates.
 */
export async function doubleTrips(
  db: Db,
  trips: readonly PatientTrip[],
  without: readonly number[] = [],
): Promise<DoubleTrip[]> {
  const clients = [...new Set(trips.map(({ clientId }) => clientId))];
  const dates = [...new Set(trips.map(({ ap_date }) => ap_date))];
  if (clients.length === 0) return [];
  const near = await db
    .selectFrom('booking')
    .innerJoin('client', 'client.id', 'booking.clientId')
    .innerJoin('destination', 'destination.id', 'booking.destinationId')
    .select([
      'booking.id',
      'clientId',
      'ap_date',
      'ap_time',
      'pick_time',
      'booking.type',
      'back',
      'ap_waittime',
      'distance',
    ])
    .select([nameColumn('text', 'client').as('client'), 'destination.name as destination'])
    .where('clientId', '=', sql<number>`any(${clients}::integer[])`)
    .where('ap_date', '=', sql<string>`any(${dates}::date[])`)
    .where('booking.id', '<>', sql<number>`all(${without}::integer[])`)
    .where('status', 'in', DRIVEN_STATUSES)
    .where('archivedAt', 'is', null)
    .orderBy('ap_date')
    .orderBy('booking.id')
    .execute();
  return near
    .filter((other) => trips.some((trip) => isDoubleTrip(trip, other, [...near, ...trips])))
    .map(({ id, client, destination, ap_date, ap_time, type }) => ({
      id,
      client: client ?? '',
      destination,
      ap_date,
      ap_time,
      type,
    }));
}

/** Refuses trips that take the patient at overlapping or near times, naming them. */
export async function refuseDoubles(trx: Db, trips: readonly PatientTrip[], without: readonly number[]): Promise<void> {
  refuseFound(await doubleTrips(trx, trips, without));
}

/** Refuses a save because of the double trips that it would create. */
export function refuseFound(found: readonly DoubleTrip[]): void {
  const [first] = found;
  if (!first) return;
  const params = {
    client: first.client,
    dates: [...new Set(found.map(({ ap_date }) => ap_date))].join(','),
    ids: found.map(({ id }) => id).join(','),
    trips: JSON.stringify(found.slice(0, MOST_NAMED)),
  };
  throw conflict('booking.duplicate', { params });
}

/** Fields of a booking that decide when or where its patient travels. */
const MOVING = [
  'clientId',
  'ap_date',
  'ap_time',
  'pick_time',
  'type',
] as const satisfies readonly (keyof Row<'booking'>)[];

/** The double trips created by changes: of bookings that moved, got another patient, or are active again. */
export function doublesOfChanges(db: Db, planned: readonly PlannedChange[]): Promise<DoubleTrip[]> {
  const moved = planned
    .filter(
      ({ before, after }) =>
        isDriven(after.status) && (!isDriven(before.status) || MOVING.some((field) => before[field] !== after[field])),
    )
    .map(({ after }) => after);
  return doubleTrips(
    db,
    moved,
    moved.map(({ id }) => id),
  );
}
