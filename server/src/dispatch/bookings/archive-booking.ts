import type { Handler } from '../../app/operation.ts';
import { notFound } from '../../app/problem.ts';
import { recordChanges } from './history.ts';
import { writeBookings } from './write-bookings.ts';

/** The booking leaves the lists; archiving it again changes nothing. */
export const archiveBooking: Handler<'archiveBooking'> = async ({ path, caller, services }) =>
  writeBookings(services, async (trx) => {
    const booking = await trx
      .selectFrom('booking')
      .select(['ap_date', 'archivedAt'])
      .where('id', '=', path.id)
      .forUpdate()
      .executeTakeFirst();
    if (!booking) throw notFound();
    const result = { affectedRows: 1 };
    if (booking.archivedAt) return { result, ids: [], dates: [] };
    await trx.updateTable('booking').set({ archivedAt: services.now() }).where('id', '=', path.id).execute();
    await recordChanges(trx, caller, services.now(), [{ bookingId: path.id, action: 'archive', changes: [] }]);
    return { result, ids: [path.id], dates: [booking.ap_date] };
  });
