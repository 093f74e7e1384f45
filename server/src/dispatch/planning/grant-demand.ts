import { Accepted, BookingStatus } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { BodyOf, Handler } from '../../app/operation.ts';
import { conflict, invalid, notFound } from '../../app/problem.ts';
import type { Db } from '../../db/database.ts';
import { removeGranted } from '../../live/demands/demand-queries.ts';
import { planChanges, refuseInvoiced } from '../bookings/change/plan-change.ts';
import { refuseOvertaken } from '../bookings/change/refuse-overtaken.ts';
import { saveChanges } from '../bookings/change/save-changes.ts';
import { writeBookings } from '../bookings/write-bookings.ts';
import { withConflicts } from './assign-anyway.ts';
import { otherLegOf } from './other-leg.ts';

/**
 * The driver gets what was asked for, at the price asked for, as if accepted in the app; all legs or none, and the demand is gone with that. Granting
 * again changes nothing; to another driver it is refused when the booking is no longer whose its user saw it was. Without a price a driver who has the
 * booking already keeps the one there is, and another one gets none.
 */
export const grantDemand: Handler<'grantDemand'> = async ({ body, caller, services }) =>
  writeBookings(services, async (trx) => {
    const bookings = await lockLegs(trx, body);
    for (const booking of bookings)
      if (booking.id === body.id && booking.driverId !== body.driverId) refuseOvertaken(booking, body.seen);
    await refuseInactive(trx, body.driverId);
    const { driverId, price } = body;
    const granted = {
      driverId,
      accepted: Accepted.accepted,
      ...(typeof price === 'number' && { price_driver: price }),
    };
    const planned = await withConflicts(trx, body.assignAnyway, await planChanges(trx, bookings, granted));
    for (const change of planned) await refuseInvoiced(trx, change);
    await saveChanges(trx, planned, { caller, at: services.now() });
    await removeGranted(trx, body);
    const changed = planned.filter(({ changes }) => changes.length > 0).map(({ before }) => before);
    return {
      result: { affectedRows: planned.length },
      ids: changed.map(({ id }) => id),
      dates: changed.map(({ ap_date }) => ap_date),
    };
  });

async function lockLegs(trx: Db, { id, both }: BodyOf<'grantDemand'>) {
  const other = both ? await otherLegOf(trx, id) : undefined;
  const ids = other === undefined ? [id] : [id, other];
  const rows = await trx
    .selectFrom('booking')
    .selectAll()
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
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
