import { missingInBooking } from '@navette/shared/domain';
import type { BodyOf, Handler } from '../../app/operation.ts';
import { invalid } from '../../app/problem.ts';
import type { Db } from '../../db/database.ts';
import type { Row } from '../../db/types.ts';
import { withConflicts } from '../planning/assign-anyway.ts';
import { holdDrivers } from '../planning/hold-drivers.ts';
import { commissionOf } from './driver-commission.ts';
import { refuseDuplicates } from './duplicates.ts';
import { fieldChanges, recordChanges } from './history.ts';
import { insertReturns, insertTrips } from './linked/insert-legs.ts';
import { refuseUnsuitableReturn, returnLeg } from './linked/return-leg.ts';
import { newBooking } from './new-booking.ts';
import { createSeries } from './series/create-series.ts';
import { savedDistance } from './trip-values.ts';
import { measureWays } from './way/measure-ways.ts';
import { distancesOf, waysOfForm } from './way/ways-of-form.ts';
import { writeBookings } from './write-bookings.ts';

/** One booking a date, and its return: all of them or none. The trips come in the order of the dates, then their returns. */
export const addBookings: Handler<'addBookings'> = async ({ body, caller, services }) => {
  const missing = missingInBooking(body);
  if (missing.length > 0) throw invalid(...missing);
  refuseUnsuitableReturn(body);
  const distances = distancesOf(body, await measureWays(services, waysOfForm(body)));
  return writeBookings(services, async (trx) => {
    await holdClient(trx, body.clientId);
    if (!body.confirmDuplicates) await refuseDuplicates(trx, body);
    if (body.assignAnyway !== undefined)
      await holdDrivers(trx, [body.driverId, body.return?.driverId ?? body.driverId]);
    const rows = await insertBookings(trx, body, distances);
    await recordChanges(trx, caller, services.now(), await withConflicts(trx, body.assignAnyway, rows.map(creation)));
    const insertIds = rows.map(({ id }) => id);
    return { result: { insertIds, insertId: insertIds[0] ?? 0 }, ids: insertIds, dates: body.dates };
  });
};

/** Two people who book the same trip at once come one after the other, so that the second is warned. */
async function holdClient(trx: Db, clientId: number): Promise<void> {
  const client = await trx
    .selectFrom('client')
    .select('id')
    .where('id', '=', clientId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!client) throw invalid({ field: 'clientId', messageKey: 'validation.notFound' });
}

async function insertBookings(
  trx: Db,
  body: BodyOf<'addBookings'>,
  distances: ReturnType<typeof distancesOf>,
): Promise<Row<'booking'>[]> {
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
  return insertReturns(trx, await insertTrips(trx, body.dates, trip), home);
}

function creation(row: Row<'booking'>) {
  const { id, archivedAt: _, ...fields } = row;
  return { bookingId: id, action: 'create' as const, after: row, changes: fieldChanges({}, fields) };
}
