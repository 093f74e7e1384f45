import { BookingStatus, missingInBooking } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { BodyOf, Handler } from '../../app/operation.ts';
import { conflict, invalid } from '../../app/problem.ts';
import type { Db } from '../../db/database.ts';
import { fieldChanges, recordChanges } from './history.ts';
import { newBooking } from './new-booking.ts';
import { writeBookings } from './write-bookings.ts';

/** One booking a date: all of them or none. */
export const addBookings: Handler<'addBookings'> = async ({ body, caller, services }) => {
  const missing = missingInBooking(body);
  if (missing.length > 0) throw invalid(...missing);
  return writeBookings(services, async (trx) => {
    await holdClient(trx, body.clientId);
    if (!body.confirmDuplicates) await refuseDuplicates(trx, body);
    const values = newBooking(body, await commissionOf(trx, body.driverId));
    const rows = await trx
      .insertInto('booking')
      .values(body.dates.map((ap_date) => ({ ...values, ap_date })))
      .returningAll()
      .execute();
    const created = rows.map((row) => {
      const { id, archivedAt: _, ...fields } = row;
      return { bookingId: id, action: 'create' as const, changes: fieldChanges({}, fields) };
    });
    await recordChanges(trx, caller, services.now(), created);
    const insertIds = rows.map(({ id }) => id);
    return { result: { insertIds, insertId: insertIds[0] ?? 0 }, ids: insertIds, dates: body.dates };
  });
};

/** Two people who book the same trip at once come one after the other, so that the second is warned. */
async function holdClient(trx: Db, clientId: number): Promise<void> {
  const client = await trx.selectFrom('client').select('id').where('id', '=', clientId).forNoKeyUpdate().executeTakeFirst();
  if (!client) throw invalid({ field: 'clientId', messageKey: 'validation.notFound' });
}

async function commissionOf(trx: Db, driverId: number): Promise<number | null> {
  const driver = await trx.selectFrom('driver').select('commission').where('id', '=', driverId).executeTakeFirst();
  if (!driver) throw invalid({ field: 'driverId', messageKey: 'validation.notFound' });
  return driver.commission;
}

/** A trip that was unfounded or canceled may be booked again without a warning. */
async function refuseDuplicates(trx: Db, { clientId, destinationId, dates, ap_time, type }: BodyOf<'addBookings'>): Promise<void> {
  const same = await trx
    .selectFrom('booking')
    .select(['id', 'ap_date'])
    .where('clientId', '=', clientId)
    .where('destinationId', '=', destinationId)
    .where('ap_date', '=', sql<string>`any(${dates}::date[])`)
    .where('ap_time', '=', ap_time)
    .where('type', '=', type)
    .where('status', '<', BookingStatus.unfounded)
    .where('archivedAt', 'is', null)
    .orderBy('ap_date')
    .orderBy('id')
    .execute();
  if (same.length === 0) return;
  const params = { dates: [...new Set(same.map(({ ap_date }) => ap_date))].join(','), ids: same.map(({ id }) => id).join(',') };
  throw conflict('booking.duplicate', { params });
}
