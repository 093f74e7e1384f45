import { Accepted, BookingStatus } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { BodyOf } from '../kernel/operation.ts';
import { conflict, invalid, notFound } from '../kernel/problem.ts';
import type { Db } from '../db/database.ts';
import {
  type Author,
  type BookingWriting,
  lockRows,
  type Meant,
  otherLegOf,
  planChanges,
  refuseInvoiced,
  refuseOvertaken,
  saveChanges,
  withConflicts,
  writeBookings,
} from '../dispatch/public.ts';
import type { components } from '@navette/openapi/types';
import type { NewRow } from '../db/types.ts';

/**
 * Assigns the booking to the demanding driver at the demanded price, as if accepted in the app; all legs or none. Deletes
 * the demand. Idempotent; `If-Match` refuses another driver when the booking changed since it was read. Without a price the booking's own driver keeps the current price, and another driver gets none.
 */
export const grantDemand = (
  services: BookingWriting,
  body: BodyOf<'grantDemand'>,
  { request, ...author }: Author & Meant,
) =>
  writeBookings(services, async (trx) => {
    const bookings = await lockLegs(trx, body);
    for (const booking of bookings)
      if (booking.id === body.id && booking.driverId !== body.driverId)
        await refuseOvertaken(trx, booking, request ? { request } : {});
    await refuseInactive(trx, body.driverId);
    const { driverId, price } = body;
    const granted = {
      driverId,
      accepted: Accepted.accepted,
      ...(typeof price === 'number' && { price_driver: price }),
    };
    const planned = await withConflicts(trx, body.assignAnyway, await planChanges(trx, bookings, granted));
    for (const change of planned) refuseInvoiced(change);
    const changes = await saveChanges(trx, planned, author);
    await removeGranted(trx, body);
    const changed = planned.filter((change) => change.changes.length > 0).map(({ before }) => before);
    return {
      result: { affectedRows: planned.length, changes },
      ids: changed.map(({ id }) => id),
      dates: changed.map(({ ap_date }) => ap_date),
    };
  });

async function lockLegs(trx: Db, { id, both }: BodyOf<'grantDemand'>) {
  const other = both ? await otherLegOf(trx, id) : undefined;
  const ids = other === undefined ? [id] : [id, other];
  const rows = await lockRows(trx, ids);
  if (!rows.some((row) => row.id === id && !row.archivedAt)) throw notFound();
  if (both && rows.length < 2) throw conflict('demand.noReturn');
  if (rows.some(({ status, archivedAt }) => status !== BookingStatus.pending || archivedAt))
    throw conflict('booking.closed');
  return rows;
}

async function refuseInactive(trx: Db, driverId: number): Promise<void> {
  const driver = await trx.selectFrom('driver').select('active').where('id', '=', driverId).executeTakeFirst();
  if (!driver) throw invalid({ field: 'driverId', messageKey: 'validation.notFound' });
  if (!driver.active) throw conflict('demand.inactiveDriver');
}

type Demand = components['schemas']['Demand'];

const demands = (db: Db, now: Date) =>
  db
    .selectFrom('demand')
    .select(['key', 'bookingId as id', 'driverId', 'endtime', 'price', 'bookings'])
    .where('endtime', '>', now);

type DemandRow = Awaited<ReturnType<ReturnType<typeof demands>['execute']>>[number];

const demandOf = ({ endtime, ...demand }: DemandRow): Demand => ({ ...demand, endtime: endtime.toISOString() });

/** Demands that have not expired, by expiry. */
export const openDemands = async (db: Db, now: Date): Promise<Demand[]> =>
  (await demands(db, now).orderBy('endtime').orderBy('key').execute()).map(demandOf);

/** Unexpired demands by key, unordered. */
export const demandsByKey = async (db: Db, keys: readonly string[], now: Date): Promise<Demand[]> =>
  (
    await demands(db, now)
      .where('key', '=', sql<string>`any(${keys}::text[])`)
      .execute()
  ).map(demandOf);

/** Saves a driver's demand, replacing an earlier one for the same booking. Returns the key. */
export async function keepDemand(db: Db, demand: NewRow<'demand'>, now: Date): Promise<string> {
  await db.deleteFrom('demand').where('endtime', '<=', now).execute();
  const { endtime, price, bookings } = demand;
  const { key } = await db
    .insertInto('demand')
    .values(demand)
    .onConflict((row) => row.columns(['bookingId', 'driverId']).doUpdateSet({ endtime, price, bookings }))
    .returning('key')
    .executeTakeFirstOrThrow();
  return key;
}

const removeGranted = (db: Db, { id, driverId }: { readonly id: number; readonly driverId: number }) =>
  db.deleteFrom('demand').where('bookingId', '=', id).where('driverId', '=', driverId).execute();

/** Deletes demands and returns their number. */
export const removeDemand = async (db: Db, key: string) =>
  (await db.deleteFrom('demand').where('key', '=', key).executeTakeFirst()).numDeletedRows;
