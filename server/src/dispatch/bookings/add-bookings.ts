import { missingInBooking, type PatientTrip, skippedInBooking } from '@navette/shared/domain';
import type { BodyOf } from '../../kernel/operation.ts';
import { invalid } from '../../kernel/problem.ts';
import type { Db } from '../../db/database.ts';
import type { Row } from '../../db/types.ts';
import type { DispatchServices, PlatformAmounts } from '../services.ts';
import { withConflicts } from '../planning/assign-anyway.ts';
import { lockDrivers } from '../planning/lock-drivers.ts';
import type { Author } from './change/save-changes.ts';
import { commissionOf } from './driver-commission.ts';
import { refuseDoubles } from './duplicates.ts';
import { fieldChanges, recordChanges } from './history.ts';
import { insertReturns, insertTrips } from './linked/insert-legs.ts';
import { refuseUnsuitableReturn, returnLeg } from './linked/return-leg.ts';
import { newBooking } from './new-booking.ts';
import { createSeries } from './series/create-series.ts';
import { savedDistance } from './trip-values.ts';
import { type Measuring, measureRoutes } from './route/measure-routes.ts';
import { distancesOf, routesOfForm } from './route/routes-of-form.ts';
import { type BookingWriting, writeBookings } from './write-bookings.ts';

/** A checked form and its distances. */
export interface PreparedBookings {
  readonly body: BodyOf<'addBookings'>;
  readonly distances: ReturnType<typeof distancesOf>;
  /** What the insurer pays for the return, where the platform says it; else what it pays for the outbound trip. */
  readonly homeAmounts?: PlatformAmounts | undefined;
}

/**
 * Checks a form and measures its routes, before a transaction begins.
 * @throws ProblemError with every field that is wrong
 */
export async function prepareBookings(services: Measuring, body: BodyOf<'addBookings'>): Promise<PreparedBookings> {
  const missing = missingInBooking(body);
  if (missing.length > 0) throw invalid(...missing);
  refuseUnsuitableReturn(body);
  const distances = distancesOf(body, await measureRoutes(services, routesOfForm(body)));
  const skipped = skippedInBooking({ ...body, ap_date: null, distance: savedDistance(distances.there) }, body.dates);
  if (skipped.length > 0) throw invalid(...skipped);
  return { body, distances };
}

/**
 * Inserts what was prepared, with its lines in the history. The trips come in the order of the dates, then their returns.
 * `beside`: bookings of the same transport, which are no double.
 */
export async function insertPrepared(
  trx: Db,
  prepared: PreparedBookings,
  { caller, at }: Author,
  beside: readonly number[] = [],
): Promise<number[]> {
  const { body } = prepared;
  await lockClient(trx, body.clientId);
  if (!body.confirmDuplicates) await refuseDoubles(trx, tripsOf(prepared), beside);
  if (body.assignAnyway !== undefined) await lockDrivers(trx, [body.driverId, body.return?.driverId ?? body.driverId]);
  const rows = await insertBookings(trx, prepared);
  await recordChanges(trx, caller, at, await withConflicts(trx, body.assignAnyway, rows.map(creation)));
  return rows.map(({ id }) => id);
}

/** The trips of a form, of each date there and home. */
function tripsOf({ body, distances }: PreparedBookings): PatientTrip[] {
  const { return: home, dates } = body;
  const there = { ...body, distance: savedDistance(distances.there) };
  const back = home && {
    ...body,
    ...home,
    type: 'back',
    back: false,
    pick_time: null,
    distance: savedDistance(distances.home),
  };
  return dates.flatMap((ap_date) => [there, ...(back ? [back] : [])].map((leg) => ({ ...leg, ap_date })));
}

/** One booking a date, and its return: all of them or none. */
export async function addBookings(
  services: BookingWriting & Measuring & Pick<DispatchServices, 'claimTransport'>,
  body: BodyOf<'addBookings'>,
  author: Author,
) {
  const prepared = await prepareBookings(services, body);
  const claim = body.transport && (await services.claimTransport(body.transport, body.return !== undefined));
  return writeBookings(services, async (trx) => {
    // Before the client is locked, as an import does; and who comes second hears of the transport, not of a duplicate.
    await claim?.take(trx);
    const insertIds = await insertPrepared(trx, { ...prepared, homeAmounts: claim?.homeAmounts }, author);
    const [insertId = 0] = insertIds;
    // The outbound trips of all dates come first.
    const legs = { there: insertId, home: insertIds[body.dates.length] };
    await claim?.link(trx, legs, { userId: author.caller.user.id, at: author.at });
    return { result: { insertIds, insertId }, ids: insertIds, dates: body.dates };
  });
}

/** Two people who book the same trip at once come one after the other, so that the second is warned. */
async function lockClient(trx: Db, clientId: number): Promise<void> {
  const client = await trx
    .selectFrom('client')
    .select('id')
    .where('id', '=', clientId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!client) throw invalid({ field: 'clientId', messageKey: 'validation.notFound' });
}

async function insertBookings(trx: Db, { body, distances, homeAmounts }: PreparedBookings): Promise<Row<'booking'>[]> {
  const commission = await commissionOf(trx, body.driverId);
  const seriesId = body.series ? await createSeries(trx, body.series) : null;
  const trip = { ...newBooking({ ...body, distance: distances.there }, commission), seriesId };
  const { return: wanted } = body;
  if (!wanted) return insertTrips(trx, body.dates, trip);
  const home = returnLeg(
    { ...trip, distance: savedDistance(distances.home) },
    wanted,
    wanted.driverId ? await commissionOf(trx, wanted.driverId, 'return.driverId') : null,
  );
  const isInsured = typeof home.insuranceId === 'number';
  return insertReturns(trx, await insertTrips(trx, body.dates, trip), isInsured ? { ...home, ...homeAmounts } : home);
}

function creation(row: Row<'booking'>) {
  const { id, archivedAt: _, ...fields } = row;
  return { bookingId: id, action: 'create' as const, after: row, changes: fieldChanges({}, fields) };
}
