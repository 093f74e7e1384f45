import type { Handler } from '../../app/operation.ts';
import { notFound } from '../../app/problem.ts';
import { fieldChanges, recordChanges } from './history.ts';
import { invoicedConflict, lockedFields } from './invoice-lock.ts';
import { writeBookings } from './write-bookings.ts';

/** The history keeps what the booking was. */
export const deleteBooking: Handler<'deleteBooking'> = async ({ path, caller, services }) =>
  writeBookings(services, async (trx) => {
    const booking = await trx.selectFrom('booking').selectAll().where('id', '=', path.id).forUpdate().executeTakeFirst();
    if (!booking) throw notFound();
    if ((await lockedFields(trx, path.id)).size > 0) throw invoicedConflict([]);
    const { id, archivedAt: _, ...fields } = booking;
    await trx.deleteFrom('booking').where('id', '=', id).execute();
    await recordChanges(trx, caller, services.now(), [{ bookingId: id, action: 'delete', changes: fieldChanges(fields, {}) }]);
    return { result: { affectedRows: 1 }, ids: [id], dates: [booking.ap_date] };
  });
